//! The referee asks a `Consent` policy whether the others agree.

use crate::evening::{Evening, people};
use kulami::play::{Agreement, Asked, Author, Consent, Fact, Finish, Offer, Session, Wish};
use kulami::rules::Colour;

/// Two remote players: a wish that affects both takes effect once both have made it.
struct BothAsk;

impl Consent for BothAsk {
    fn to(&self, asked: &Asked, session: &Session) -> Agreement {
        match session.offer() {
            Some(offer) if offer.by != asked.by && offer.wish == asked.wish => Agreement::Given,
            _ => Agreement::Sought,
        }
    }
}

/// A player who never agrees.
struct Never;

impl Consent for Never {
    fn to(&self, _: &Asked, _: &Session) -> Agreement {
        Agreement::Denied
    }
}

fn by(colour: Colour, wish: Wish) -> Asked {
    Asked {
        by: Author::Person(colour),
        at: None,
        wish,
    }
}

const RED: Colour = Colour::Red;
const BLACK: Colour = Colour::Black;

fn begun() -> Evening {
    let mut evening = Evening::new(people());
    evening.place(0);
    evening.place(0);
    evening
}

#[test]
fn a_marble_is_taken_back_once_both_have_asked() {
    let mut evening = begun();
    let wish = Wish::TakeBack;
    let offer = Offer {
        by: Author::Person(BLACK),
        wish: wish.clone(),
    };
    let asked = by(BLACK, wish.clone());
    let offered = evening.ask_with(&asked, &BothAsk);
    assert_eq!(offered, [Fact::Offered(offer.clone())]);
    assert_eq!(evening.session.offer(), Some(&offer));
    // Repeating a wish is no consent, and changes nothing.
    assert_eq!(evening.ask_with(&asked, &BothAsk), []);
    assert_eq!(evening.session.game().marbles_placed(), 2);
    let agreed = evening.ask_with(&by(RED, wish), &BothAsk);
    assert!(matches!(agreed[..], [Fact::TakenBack { .. }]));
    assert_eq!(evening.session.offer(), None);
    // Offers are in the log like all facts.
    let rebuilt = Session::rebuilt(&evening.log);
    assert_eq!(rebuilt, Ok(evening.session.clone()));
}

#[test]
fn an_offer_stands_until_something_else_happens() {
    let mut evening = begun();
    for wish in [
        Wish::Rematch { swap: true },
        Wish::BestOf(3),
        Wish::TakeBack,
    ] {
        evening.ask_with(&by(RED, wish.clone()), &BothAsk);
        let text = evening.log.last().map(ToString::to_string);
        assert!(text.is_some_and(|text| text.contains("Offered")));
        assert_eq!(
            Session::rebuilt([&evening.session.snapshot()]).as_ref(),
            Ok(&evening.session)
        );
        evening.place(0);
        assert_eq!(evening.session.offer(), None);
        let late = evening.ask_with(&by(BLACK, wish), &BothAsk);
        assert!(matches!(late[..], [Fact::Offered(_)]));
    }
}

#[test]
fn what_concerns_only_its_author_needs_no_consent() {
    let mut evening = begun();
    let field = evening.legal(0).expect("the game goes on");
    let placed = evening.ask_with(&by(RED, Wish::Place(field)), &Never);
    assert!(matches!(placed[..], [Fact::Placed { .. }]));
    for wish in [
        Wish::TakeBack,
        Wish::Rematch { swap: false },
        Wish::BestOf(5),
    ] {
        assert_eq!(evening.ask_with(&by(RED, wish), &Never), []);
    }
    let resigned = evening.ask_with(&by(RED, Wish::Resign), &Never);
    assert_eq!(resigned, [Fact::Resigned(RED)]);
    assert_eq!(evening.session.finish(), Some(Finish::Resigned(RED)));
}

#[test]
fn nobody_is_asked_about_what_cannot_be() {
    struct Unasked;
    impl Consent for Unasked {
        fn to(&self, asked: &Asked, _: &Session) -> Agreement {
            panic!("{asked:?} cannot be granted");
        }
    }
    let mut evening = Evening::new(people());
    for wish in [Wish::TakeBack, Wish::Redo, Wish::BestOf(1)] {
        assert_eq!(evening.ask_with(&by(RED, wish), &Unasked), []);
    }
}
