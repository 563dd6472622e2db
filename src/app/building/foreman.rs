//! The foreman: the only system that changes the tiles of a board that is being laid.

use super::state::{Building, HeldTile};
use super::wish::{BuildFact, BuildWish, Objection};
use crate::rules::{Colour, GRID, Misfit, Piece, TileKind, TilePlace};
use bevy::prelude::*;

/// Carries out every `BuildWish` and writes the `BuildFact` that results.
pub fn carry_out(
    mut building: ResMut<Building>,
    mut wishes: MessageReader<BuildWish>,
    mut facts: MessageWriter<BuildFact>,
) {
    for wish in wishes.read() {
        // The pointer still points at the same tile: must not mark `Building` as changed.
        if let BuildWish::PointAt(piece) = wish
            && building.pointed == *piece
            && !building.is_by_keys
        {
            continue;
        }
        let fact = building.apply(wish);
        facts.write_batch(fact);
    }
}

impl Building {
    /// Carries out an wish; returns the fact that results, if anything was done or refused.
    pub fn apply(&mut self, wish: &BuildWish) -> Option<BuildFact> {
        let outcome = self.try_to(wish);
        match outcome {
            Ok(fact) => {
                let is_elsewhere = matches!(wish, BuildWish::Carry(_) | BuildWish::PointAt(_));
                if fact.is_some() || is_elsewhere {
                    self.objection = None;
                }
                fact
            }
            Err(objection) => {
                self.objection = Some(objection);
                Some(BuildFact::Refused(objection))
            }
        }
    }

    fn try_to(&mut self, wish: &BuildWish) -> Result<Option<BuildFact>, Objection> {
        match wish {
            BuildWish::TakeUp(piece, place) => return self.take_up(*piece, *place).map(Some),
            BuildWish::Take(kind) => return self.take(*kind).map(Some),
            BuildWish::TakeNext => return self.take(self.next_kind()).map(Some),
            BuildWish::Carry(place) => {
                if let Some(held) = &mut self.held {
                    held.place = *place;
                }
            }
            BuildWish::Turn => return self.turn(),
            BuildWish::Lay | BuildWish::LetGo => {
                let Some(HeldTile { piece, place }) = self.held else {
                    return Ok(None);
                };
                let laid = self.builder.lay(piece, place);
                if laid.is_ok() || matches!(wish, BuildWish::LetGo) {
                    self.held = None;
                }
                laid?;
                self.point_at(place, piece.kind());
                return Ok(Some(BuildFact::Laid(piece)));
            }
            BuildWish::PutAway => {
                if let Some(HeldTile { piece, .. }) = self.held.take() {
                    self.builder.take_back(piece)?;
                    return Ok(Some(BuildFact::PutAway(piece)));
                }
            }
            BuildWish::TakeBack(piece) if self.builder.place(*piece).is_some() => {
                self.builder.take_back(*piece)?;
                return Ok(Some(BuildFact::PutAway(*piece)));
            }
            BuildWish::TakeBack(_) => {}
            BuildWish::PointAt(piece) => {
                self.pointed = *piece;
                self.is_by_keys = false;
            }
            BuildWish::MoveTo(square) => {
                self.cursor = *square;
                self.is_by_keys = true;
                self.objection = None;
            }
            other => return self.rearrange(other),
        }
        Ok(None)
    }

    /// Intents about the whole board. A tile that is held goes back first.
    fn rearrange(&mut self, wish: &BuildWish) -> Result<Option<BuildFact>, Objection> {
        self.held = None;
        let before = self.builder.clone();
        match wish {
            BuildWish::Shift(files, ranks) => {
                let shifted = self.builder.shift(*files, *ranks);
                shifted.map_err(|_| Objection::NoRoom)?;
            }
            BuildWish::Transform(symmetry) => self.builder.transform(*symmetry),
            BuildWish::Fill(seed) => self.builder.fill(seed)?,
            BuildWish::Clear => {
                self.builder.clear();
                self.origin = None;
            }
            BuildWish::Undo => _ = self.builder.undo(),
            BuildWish::Redo => _ = self.builder.redo(),
            BuildWish::InTurns(is) => self.builder.build_in_turns(is.then_some(Colour::Red)),
            BuildWish::GoOnFrom(layout) => self.builder.replace(layout),
            _ => {}
        }
        Ok((self.builder != before).then_some(BuildFact::Rearranged))
    }

    fn take_up(&mut self, piece: Piece, place: TilePlace) -> Result<BuildFact, Objection> {
        if self.builder.turn().is_some() && self.builder.place(piece).is_some() {
            return Err(Misfit::Stays.into());
        }
        self.kind = piece.kind();
        self.is_upright = place.upright;
        self.pointed = None;
        self.held = Some(HeldTile { piece, place });
        Ok(BuildFact::TakenUp(piece))
    }

    /// Takes the next tile of a kind from its pile, and holds it where the last one was held or
    /// over the cursor.
    fn take(&mut self, kind: TileKind) -> Result<BuildFact, Objection> {
        let before = self.held.take();
        let piece = self.builder.next(kind);
        let piece = piece.ok_or(Objection::NoneLeft(kind))?;
        let corner = before.map_or((self.cursor.file as i8, self.cursor.rank as i8), |held| {
            (held.place.file, held.place.rank)
        });
        let place = TilePlace {
            file: corner.0,
            rank: corner.1,
            upright: self.is_upright,
        };
        self.take_up(piece, inside(place, kind))
    }

    /// The kind after the last one that was taken, of the kinds that are left, from large to small.
    fn next_kind(&self) -> TileKind {
        let in_hand = self.held.map(|held| held.piece);
        let order = || TileKind::ALL.into_iter().rev();
        let is_left = |kind: &TileKind| self.builder.next(*kind).is_some();
        // Without a tile in hand the last kind is taken again; with one, the kind after it.
        let first = if in_hand.is_some() { 1 } else { 0 };
        let at = order().position(|kind| kind == self.kind).unwrap_or(0);
        order()
            .cycle()
            .skip(at + first)
            .take(TileKind::ALL.len())
            .find(is_left)
            .unwrap_or(self.kind)
    }

    fn turn(&mut self) -> Result<Option<BuildFact>, Objection> {
        if let Some(held) = &mut self.held {
            held.place = held.place.turned(held.piece.kind());
            self.is_upright = held.place.upright;
            return Ok(Some(BuildFact::Turned(held.piece)));
        }
        let on_grid = self
            .pointed()
            .filter(|piece| self.builder.place(*piece).is_some());
        match on_grid {
            Some(piece) => {
                self.builder.turn_tile(piece)?;
                Ok(Some(BuildFact::Turned(piece)))
            }
            None => Ok(None),
        }
    }

    /// Moves the cursor to a tile that was laid.
    fn point_at(&mut self, place: TilePlace, kind: TileKind) {
        if let Some(square) = place.squares(kind).last() {
            self.cursor = square;
        }
    }
}

/// The nearest place that is wholly on the grid.
pub fn inside(place: TilePlace, kind: TileKind) -> TilePlace {
    let (width, height) = place.sides(kind);
    let side = GRID as i8;
    TilePlace {
        file: place.file.clamp(0, side - width),
        rank: place.rank.clamp(0, side - height),
        ..place
    }
}
