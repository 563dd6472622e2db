# French. Exactly the messages of en.ftl, with the same variables.

## Players

colour-red = Rouge
    .subject = Les rouges
    .inside = les rouges
    .of = des rouges
    .to = aux rouges
colour-black = Noir
    .subject = Les noirs
    .inside = les noirs
    .of = des noirs
    .to = aux noirs
colour-amber = Ambre
    .subject = Les ambres
    .inside = les ambres
    .of = des ambres
    .to = aux ambres
colour-blue = Bleu
    .subject = Les bleus
    .inside = les bleus
    .of = des bleus
    .to = aux bleus
colour-white = Blanc
    .subject = Les blancs
    .inside = les blancs
    .of = des blancs
    .to = aux blancs
you = Toi
person = Humain
computer = Ordinateur
level = Niveau { $level }
level-of-colour = { $colour }, niveau { $level }
opponent-level = { $name }, niveau { $level }

## A turn

thinking = Réfléchit…
your-turn = À toi de jouer
to-move = Au tour { $colour-of }
is-thinking = { $name } réfléchit
you-begin = Tu commences : toutes les cases sont permises
begins = { $name } commence : toutes les cases sont permises
open-fields = { $count ->
    [one] { $count } case jouable, ligne { $row } et colonne { $column }
   *[other] { $count } cases jouables, ligne { $row } et colonne { $column }
}
press-again = Appuie encore une fois pour poser la bille ici

## Moves

moves = Coups
last-move = { $colour } { $field }, plaque de { $size }
takes = prend une plaque de { $size }
level-on = égalise sur une plaque de { $size }
tile-owned = Plaque de { $size }, { $red } à { $black } : { $colour-inside } mènent
tile-empty = Plaque de { $size } : à personne pour l’instant
tile-level = Plaque de { $size }, { $red } à { $black } : égalité

## Why a field will not do

refused-over = La partie est finie
refused-occupied = Case { $field } occupée
    .why = Il y a déjà une bille.
refused-cross = Case { $field } hors de portée
    .why = Seules la ligne { $row } et la colonne { $column } sont jouables.
refused-taboo = Case { $field } interdite
    .last = { $colour-subject } viennent de jouer sur cette plaque.
    .before = La dernière bille { $colour-of } est sur cette plaque.

## The score

total = Total
marbles = Billes
part-tiles = Plaques
part-area = Plus grande zone
    .short = Zone
part-chains = Chaînes
counting-tiles = Les plaques
counting-area = Les plus grandes zones
counting-chains = Les chaînes
no-chains = Aucune chaîne
no-bonus = { $size } partout : pas de bonus
bonus = { $most } − { $least } = +{ $bonus } pour { $colour-inside }
skip = Passer

## The result

draw = Match nul
you-win = Tu gagnes
you-win-by = { $margin ->
    [one] Tu gagnes de { $margin } point
   *[other] Tu gagnes de { $margin } points
}
wins = { $name } gagne
wins-by = { $margin ->
    [one] { $name } gagne de { $margin } point
   *[other] { $name } gagne de { $margin } points
}
all-placed = Les 56 billes sont posées.
you-were-blocked = Après { $marbles ->
    [one] { $marbles } bille
   *[other] { $marbles } billes
}, tu ne pouvais plus jouer : { $why }.
was-blocked = Après { $marbles ->
    [one] { $marbles } bille
   *[other] { $marbles } billes
}, { $name } ne pouvait plus jouer : { $why }.
blocked-full = la ligne et la colonne de la dernière bille étaient pleines
blocked-by-last = sur la ligne et la colonne de la dernière bille, il ne restait de place que sur sa propre plaque
blocked-by-taboo = sur la ligne et la colonne de la dernière bille, il ne restait de place que sur des plaques interdites
you-resigned = { $marbles ->
    [one] Tu as abandonné après { $marbles } bille.
   *[other] Tu as abandonné après { $marbles } billes.
}
resigned = { $marbles ->
    [one] { $name } a abandonné après { $marbles } bille.
   *[other] { $name } a abandonné après { $marbles } billes.
}
series-you-won = Tu gagnes la série au meilleur des { $length }, { $most } à { $least }
series-won = { $name } gagne la série au meilleur des { $length }, { $most } à { $least }
series-stands = Au meilleur des { $length } : { $red-name } { $red } – { $black } { $black-name }
one-game = Une partie
best-of = Série de { $length }
margin-by-round = Avance après chaque tour
ahead = { $colour-subject } mènent
rematch = Revanche
next-opponent = Prochain adversaire : { $name }, niveau { $level }
next-game = Partie suivante
new-series = Nouvelle série
swap-sides = Échanger les couleurs
look-at-board = Voir le plateau
new-board = Nouveau plateau
count-again = Recompter
take-back = Annuler le coup

## The menu

menu = Menu
back-to-game = Retour à la partie
resign = Abandonner
to-title = Écran titre
restart = Recommencer

## Questions

ask-resign = Abandonner cette partie ?
ask-leave = Quitter cette partie ?
ask-quit = Quitter Kulami ?
ask-quit-game = Quitter Kulami ? Ta partie est enregistrée.
ask-new = Commencer une nouvelle partie ? Celle-ci sera perdue.
ask-restart = Recommencer cette partie depuis le début ?
ask-reset = Réinitialiser tous les réglages ?
ask-reset-controls = Réinitialiser toutes les touches et tous les boutons ?
go-on-playing = Continuer
leave = Quitter
yes-new = Nouvelle partie
yes-reset = Réinitialiser
keep = Garder
cancel = Annuler

## The title

play = Jouer
    .against = Contre { $name }, niveau { $level }
resume = Reprendre
    .against = Contre { $name }, { $marbles ->
        [one] { $marbles } bille posée
       *[other] { $marbles } billes posées
    }
    .between = { $red-name } et { $black-name }, { $marbles ->
        [one] { $marbles } bille posée
       *[other] { $marbles } billes posées
    }
two-players = À deux
new-game = Nouvelle partie
settings = Réglages
quit = Quitter

## A new game

sides = Joueurs
rules = Règles
rule-book = Règles du jeu
rules-basic = Plaques
    .help = Le joueur qui a le plus de billes sur une plaque la prend.
rules-area = Plaques et zone
    .help = La plus grande zone compte aussi.
rules-chains = Plaques et chaînes
    .help = Cinq billes alignées ou plus comptent aussi.
rules-area-chains = Tout
    .help = Plaques, zones et chaînes.
who-starts = Qui commence
how-many-games = Combien de parties
starts-draw = Tirage au sort
starts-loser = Le dernier perdant
board-square = Carré
board-irregular = Irrégulier
board-library = Collection
board-pasted = Personnel
board-own = Ton plateau
board-name = Mon plateau
board-size = { $width } × { $height }, 17 plaques, 64 cases
openness = Trous
seed = Graine
shuffle = Mélanger
copy = Copier
copied = Copié
copied-within = Copié, mais seulement dans le jeu : ce système n’a pas de presse-papiers
paste = Coller
paste-hint = Copie un plateau en texte, ou un code de 200 caractères d’un ancien programme Kulami, et appuie sur « Coller ».
paste-refused = Ce n’est pas un plateau valable : { $why }
paste-nothing = Il n’y a rien à coller.
start-game = Commencer
back = Retour
name-hint = Nom

## Drawing lots

lots-you-pick = Choisis une main : la couleur cachée commence
lots-name-picks = { $name } choisit une main : la couleur cachée commence
lots-starts = { $colour-subject } commencent
lots-you-start = Tu joues avec { $colour-inside } et tu commences
lots-left = Gauche
lots-right = Droite

## Settings

settings-game = Jeu
settings-display = Affichage
settings-sound = Son
settings-controls = Commandes
settings-access = Accessibilité
settings-language = Langue
done = Terminé
reset = Réinitialiser
reset-controls = Réinitialiser les touches
on = Oui
off = Non
percent = { $number } %

speed = Vitesse
    .help = La vitesse des billes qui volent et des plaques qui tournent
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
speed-off = Immédiate
confirm-moves = Confirmer les coups
    .help = Un premier appui montre la bille, un second la pose
turn-board = Tourner le plateau
    .help = À deux, il se tourne vers le joueur dont c’est le tour
aids = Aides sur le plateau
aid-legal = Cases jouables
    .help = Les cases où l’on peut jouer s’éclairent
aid-cross = Ligne et colonne
    .help = La ligne et la colonne de la dernière bille sont plus claires
aid-taboo = Plaques interdites
    .help = Les deux dernières plaques sont enfoncées et rayées
aid-last = Dernières billes
    .help = Les deux dernières billes sont entourées d’un anneau
aid-owners = Propriétaires
    .help = Chaque plaque prise est bordée de la couleur de son propriétaire
aid-hover = Aperçu
    .help = Pointe une case pour voir la bille, ou pourquoi c’est impossible

theme = Table
    .help = Bois et tapis
quality = Qualité d’image
    .help = Une image plus fine demande une machine plus puissante
quality-low = Basse
quality-medium = Moyenne
quality-high = Haute
window = Mode d’affichage
    .help = Dans une fenêtre ou sur tout l’écran
window-windowed = Fenêtre
window-full = Plein écran
resolution = Résolution
    .help = La taille de la fenêtre, ou de l’image en plein écran
resolution-own = Celle de l’écran
resolution-size = { $width } × { $height }
vsync = VSync
    .help = Évite les images déchirées
frame-limit = Images par seconde max.
    .help = Moins d’images, et l’ordinateur chauffe moins
frame-limit-none = Sans limite

volume-master = Volume général
volume-effects = Effets
    .help = Billes, plaques, boutons
volume-music = Musique
volume-ambience = Ambiance
    .help = Les petits bruits de la pièce autour de la table
music = Musique et ambiance
    .help = Les deux à la fois ; la touche fonctionne partout
mute-unfocused = Muet en arrière-plan
    .help = Tant qu’une autre fenêtre est utilisée

text-size = Taille du texte
    .help = Pour tous les textes du jeu
reduced-motion = Moins de mouvement
    .help = Les billes apparaissent sans voler, les images en fondu
palette = Couleurs des billes
    .help = Choisis la paire que tu distingues le mieux
palette-ruby = Rouge et noir
palette-amber = Ambre et bleu
palette-pearl = Blanc et noir
marks = Symboles sur les billes
    .help = Un point sur une couleur, un anneau ouvert sur l’autre
high-contrast = Contraste élevé
    .help = Cases jouables, plaques interdites et anneaux ressortent mieux

keys = Clavier
gamepad = Manette
press-key = Appuie sur une touche…
press-button = Appuie sur un bouton…
none-bound = –
bound-elsewhere = { $key } sert maintenant à ceci, et non plus à « { $action } ».

## What keys do

action-left = Gauche
action-right = Droite
action-up = Haut
action-down = Bas
action-confirm = Poser, valider
action-next = Bouton suivant
action-back = Retour
action-menu = Menu
action-take-back = Annuler le coup
action-redo = Refaire le coup
action-top-view = Vue de dessus
action-reset-view = Vue habituelle
action-turn-board = Tourner le plateau
action-turn-to-mover = Vers le joueur actif
action-aids = Montrer ou cacher les aides
action-list = Liste des coups
action-hide = Masquer l’interface
action-resign = Abandonner
action-new-game = Nouvelle partie
action-pause = Pause, reprise
action-step = Jouer un seul coup
action-speed = Changer de vitesse
action-look = Voir le plateau
step-first = Premier coup
step-back = Coup précédent
step-on = Coup suivant
step-last = Dernier coup
edit-board = Modifier le plateau
action-music = Activer ou couper la musique

key-enter = Entrée
key-space = Espace
key-backspace = Retour arrière
key-escape = Échap
key-tab = Tab
key-home = Début
key-end = Fin
key-page-up = Page préc.
key-page-down = Page suiv.
key-insert = Inser
key-delete = Suppr
key-numpad = Pavé num. { $key }
pad-cross = Croix { $arrow }

## Notices

notice-settings-broken = Les réglages étaient illisibles et ont été réinitialisés. L’ancien fichier est conservé sous le nom { $file }.
notice-settings-unsaved = Impossible d’enregistrer les réglages : { $why }
notice-language-broken = Certains textes de cette langue sont illisibles.
notice-sound-none = Aucun périphérique audio trouvé. Le jeu continue sans son.
notice-sound-gone = Le périphérique audio est débranché. Le son reviendra dès qu’il sera rebranché.
notice-sound-broken = Certains sons ne peuvent pas être joués : { $what }

## Opponents

level-1 = Joue sa première partie, aime prendre des plaques et rate souvent les grandes.
level-2 = Prend ce qui lui fait envie et se demande rarement ce que tu feras ensuite.
level-3 = Pèse ta réponse avant de lâcher la bille, mais sans trop s’y attarder.
level-4 = Sait quelle avance tiendra et laquelle fondra.
level-5 = Voit un coup plus loin que tu ne crois et, pour le reste, se fie à son flair.
level-6 = Te laisse peu de cases et aime que tu le remarques.
level-7 = Ne fait pas d’étourderies ; à toi de voir plus loin que lui.
level-8 = Cède de petites plaques pour en prendre de grandes dix coups plus tard.
level-9 = Calcule déjà la fin quand tu es encore en pleine partie.
level-10 = Impossible de trouver plus fort : voit la fin venir de loin et la joue sans faute.

## Boards of the library

library-rulebook = Règle 1
library-printed-square = Règle 2
library-printed-wild = Règle 3
library-pinwheel = Moulinet
library-mirror = Miroir
library-half-turn = Demi-tour
library-windmill = Moulin à vent
library-ring = Anneau
library-courtyard = Cour
library-window = Fenêtre
library-comb = Peigne
library-ladder = Échelle
library-bridge = Pont
library-islands = Îles
library-cross = Croix
library-diamond = Losange
library-hourglass = Sablier
library-staircase = Escalier
library-spiral = Spirale
library-lace = Dentelle

## Hints

hint-title = Conseil : { $field }
hint-only = C’est la seule case possible.
hint-ends-won = { $margin ->
    [one] Termine la partie : tu gagnes de { $margin } point.
   *[other] Termine la partie : tu gagnes de { $margin } points.
}
hint-ends-lost = { $margin ->
    [one] Termine la partie : tu perds de { $margin } point.
   *[other] Termine la partie : tu perds de { $margin } points.
}
hint-ends-drawn = Termine la partie à égalité.
hint-takes = Prend une plaque de { $size }.
hint-ties = Égalise sur une plaque de { $size } tenue par { $colour-inside }.
hint-secures = Une plaque de { $size } est à toi pour de bon.
hint-saves = { $colour-subject } ne peuvent plus prendre cette plaque de { $size }.
hint-joins = Relie tes zones : la plus grande passe de { $from } à { $to }.
hint-extends = Ta plus grande zone passe à { $to }.
hint-keeps-apart = Empêche { $colour-inside } de relier leurs zones : la plus grande passerait de { $from } à { $to }.
hint-makes-chain = Forme une chaîne de { $length }.
hint-lengthens-chain = Ta chaîne passe à { $length }.
hint-blocks-chain = Empêche une chaîne de { $length }.
hint-few = { $fields ->
    [one] Ne laisse { $colour-to } qu’une seule case.
   *[other] Ne laisse { $colour-to } que { $fields } cases.
}
hint-little = { $points ->
    [0] { $colour-subject } ne peuvent rien gagner avec la prochaine bille.
    [one] { $colour-subject } ne peuvent gagner qu’un point avec la prochaine bille.
   *[other] { $colour-subject } ne peuvent gagner que { $points } points avec la prochaine bille.
}
hint-best = Semble le meilleur choix à long terme.
hint-certain = Résultat final en jouant au mieux : { $margin }.
hint-expected = Résultat final probable : environ { $margin }.
score-map = Pronostic sur le plateau
    .help = Chaque case jouable montre comment la partie devrait finir
action-hint = Conseil
action-score-map = Pronostic sur le plateau

## Statistics

statistics = Statistiques
statistics-all-rules = Toutes les règles
statistics-none = Tu n’as encore terminé aucune partie. Joues-en une et tu verras ici tes résultats.
statistics-none-here = Aucune partie terminée.
statistics-counted-for = Résultats { $colour-of }
statistics-games = Parties
statistics-won = Gagnées
statistics-drawn = Nulles
statistics-lost = Perdues
statistics-streak = Victoires de suite
statistics-best-streak = Plus longue série
statistics-best-margin = Meilleur écart
statistics-average-margin = Écart moyen
statistics-chart = Écart, partie par partie
statistics-resigned = Abandon
statistics-reset = Repartir de zéro
statistics-unread = Impossible de lire les statistiques : { $why }
ask-reset-statistics = Repartir de zéro ? Les anciennes statistiques sont conservées dans un fichier.
notice-statistics-unsaved = Impossible d’enregistrer les statistiques : { $why }
notice-statistics-damaged = { $count ->
    [one] { $count } ligne des statistiques est endommagée et ne compte pas.
   *[other] { $count } lignes des statistiques sont endommagées et ne comptent pas.
}
notice-statistics-kept = Les anciennes statistiques sont conservées sous le nom { $file }.

## Saved games

notice-game-unsaved = La partie ne peut pas être enregistrée : { $why }
notice-game-backup = La partie en cours n’a pas pu être lue. { $why } « Reprendre » la continue un coup plus tôt.
notice-game-lost = Une partie inachevée n’a pas pu être lue. { $why } Le fichier est conservé sous le nom { $file }.
flaw-missing = Ce fichier n’existe pas.
flaw-unreadable = Le fichier est illisible : { $why }.
flaw-foreign = Ce n’est pas une partie de Kulami.
flaw-newer = Le fichier vient d’une version plus récente du jeu.
flaw-cut-short = La fin manque.
flaw-mistake = Le fichier contient une erreur : { $why }.
load-refused = Chargement impossible. { $why }
save-game = Enregistrer la partie
load-game = Charger une partie
saves = Parties enregistrées
save = Enregistrer
saving = Enregistrement…
saved-as = Enregistré sous « { $name } ».
load = Charger
load-backup = Charger la copie
delete = Supprimer
delete-refused = Suppression impossible : { $why }
copy-game = Copier en texte
paste-game = Coller une partie
saves-listing = Recherche de tes parties…
no-saves = Aucune partie enregistrée pour l’instant. Choisis « Enregistrer la partie » dans le menu, colle une partie en texte ou dépose un fichier dans la fenêtre.
saves-unreadable = Les parties enregistrées ne peuvent pas être affichées : { $why }
ask-load = Charger cette partie ? Celle en cours sera perdue.
ask-backup = { $why } Charger sa copie de secours ?
ask-delete = Supprimer « { $name } » pour de bon ?
save-marbles = { $marbles ->
    [one] { $marbles } bille
   *[other] { $marbles } billes
}
when-now = à l’instant
when-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
when-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
when-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
when-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
date-short = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
} { $year }

## Going through a game

review = Analyse
review-looking = Analyse de chaque coup… { $percent } %
review-begin = Avant le premier coup
review-marble = Coup { $number } sur { $of }
review-fine = Aucun autre coup n’était meilleur.
review-better = { $field } semble meilleur : { $better }, et non { $played }.
review-better-certain = { $field } était à coup sûr meilleur : { $better }, et non { $played }.
review-level = égalité
review-ahead = { $colour-inside } avec { $points } d’avance
review-course = Écart final prévu
review-turning = Tournants
review-none = Pas de grosse erreur, ni d’un côté ni de l’autre.
review-lost = Points perdus en tout
play-on = Continuer à partir d’ici
try-better = Essayer la bonne case
play-on-about = { $marbles ->
    [0] La partie commence avec la première bille. Elle ne compte pas dans tes statistiques.
    [one] La partie reprend après la première bille. Elle ne compte pas dans tes statistiques.
   *[other] La partie reprend après la { $marbles }e bille. Elle ne compte pas dans tes statistiques.
}

## Learning

learn = Apprendre à jouer
learn-offer = C’est la première fois ? En cinq minutes, tu sauras jouer.
learn-start = Montre-moi
learn-later = Pas maintenant
lesson-step = Étape { $step } sur { $steps }
lesson-next = Continuer
lesson-finish = Jouer une partie
leave-lesson = Quitter la leçon
lesson-broken = La leçon ne peut pas s’ouvrir : { $why }
lesson-over = { $result }. { $done }
lesson-refused = { $what }. { $why }
lesson-anywhere = Le joueur qui a le plus de billes sur une plaque la prend, et les grandes plaques valent plus de points. Ta couleur : { $own } ; pose ta première bille où tu veux.
    .done = { $other-subject } ont répondu sur ta ligne ou ta colonne. C’est la règle pour tout le monde.
lesson-cross = Chaque bille va sur la ligne ou la colonne de la dernière bille posée. À toi : choisis une des cases éclairées.
    .done = C’est ça. Maintenant, ce serait { $other-to } de te suivre.
lesson-last-tile = La plaque de la dernière bille est interdite : elle est enfoncée et rayée. Essaie d’y poser une bille.
    .astray = Tu pourrais jouer là. Mais essaie d’abord la plaque interdite.
    .done = Impossible ! Personne ne peut jouer sur la plaque de la dernière bille.
lesson-own-tile = La plaque de ta propre dernière bille est interdite aussi. Il reste une seule case : trouve-la.
    .done = Bien vu ! Seules les deux dernières plaques sont interdites, les autres sont de nouveau libres.
lesson-gap = Lignes et colonnes passent par-dessus les trous, jusqu’au bord. Pose ta bille de l’autre côté du trou.
    .astray = Tu pourrais jouer là. Mais regarde en bas de la colonne, après le trou.
    .done = { $line ->
        [row] Exact : un trou n’arrête pas une ligne.
       *[column] Exact : un trou n’arrête pas une colonne.
    }
lesson-take = Le joueur qui a le plus de billes sur une plaque la prend, et une seule peut suffire. Prends une plaque de six.
    .astray = Cette plaque a moins de six cases. Cherche une plaque de six encore vide.
    .done = Elle est à toi pour l’instant et vaut six points : un par case.
lesson-tie = Avec autant de billes de chaque couleur, une plaque n’est à personne. Égalise sur une plaque { $other-of }.
    .astray = Là, { $other-inside } gardent toutes leurs plaques. Pose ta bille à côté d’une bille { $other-of }, sur la même plaque.
    .done = Une partout : cette plaque ne compte plus pour personne.
lesson-block = La partie se termine dès qu’un joueur n’a plus de case. Tu mènes : ne laisse aucune case { $other-to }, et tu gagnes.
    .astray = De là, { $other-inside } pourraient continuer. Regarde où finit la rangée de billes.
    .done = { $other-subject } n’ont plus de case : la ligne est pleine, et la plaque de ta bille est interdite. Tu as plus de points : tu gagnes !
lesson-last-marble = Sinon, la partie se termine quand les 56 billes sont posées. Pose la dernière.
    .done = C’est fini ! On compte les plaques, et le plus grand total gagne.
lesson-area = Les zones peuvent compter aussi : des billes de même couleur côte à côte. Relie les tiennes avec une bille.
    .astray = Cela ne relie rien. Cherche la case entre tes deux zones.
    .done = Une grande zone ! La plus grande des deux rapporte la différence.
lesson-chain = Les chaînes peuvent compter aussi : cinq billes alignées ou plus, même en diagonale. Complète la tienne.
    .astray = Cela ne fait pas de chaîne. Regarde le long de la diagonale.
    .done = Une chaîne de cinq ! Le joueur qui a le plus de billes en chaînes marque la différence.
lesson-game = Et maintenant une petite partie contre { $other-inside } : le plateau est presque plein, et c’est à toi. Prends ce que tu peux.
    .done = Tu connais toutes les règles. Bien joué !
remark-you-take = Tu prends une plaque de { $size }.
remark-you-tie = Tu égalises sur une plaque de { $size } tenue par { $other-inside }.
remark-you-secure = Une plaque de { $size } est à toi pour de bon.
remark-you-few = { $fields ->
    [one] Tu ne laisses { $other-to } qu’une seule case.
   *[other] Tu ne laisses { $other-to } que { $fields } cases.
}
remark-you-quiet = Aucune plaque ne change de main.
remark-takes = { $other-subject } prennent une plaque de { $size }.
remark-ties = { $other-subject } égalisent sur ta plaque de { $size }.
remark-secures = Une plaque de { $size } est { $other-to } pour de bon.
remark-few = { $fields ->
    [one] { $other-subject } ne te laissent qu’une seule case.
   *[other] { $other-subject } ne te laissent que { $fields } cases.
}
remark-quiet = { $other-subject } ne prennent aucune plaque.
chance-take = Tu peux prendre une plaque de { $size } !
chance-tie = Tu peux égaliser sur une plaque de { $size } !
chance-none = Il n’y a pas de plaque à prendre pour l’instant.

## The rules to look up

action-rules = Règles
page-board = Le plateau
    .text = Les 17 plaques sont posées sur une grille : quatre de six cases, cinq de quatre, quatre de trois et quatre de deux.
    .more = Cela fait 64 cases, en carré ou de n’importe quelle forme. Le plateau est d’un seul tenant, 10 sur 10 au plus ; les trous sont permis.
page-turn = Un coup
    .text = Chacun a 28 billes, et le sort décide qui commence. La première bille va dans n’importe quelle case.
    .more = Les suivantes vont dans une case vide de la ligne ou de la colonne de la dernière bille posée. Lignes et colonnes passent par-dessus trous et billes, jusqu’au bord.
page-taboo = Plaques interdites
    .text = Deux plaques sont interdites : celle de la dernière bille posée et celle de ta propre dernière bille.
    .more = Les plaques utilisées plus tôt sont de nouveau libres.
page-end = La fin
    .text = La partie se termine dès que le joueur dont c’est le tour n’a plus de case.
    .more = Sinon, elle se termine quand les 56 billes sont posées.
page-score = Le score
    .text = Le joueur qui a le plus de billes sur une plaque la prend et marque autant de points qu’elle a de cases, même si elles ne sont pas toutes remplies. Une seule bille peut suffire.
    .more = Une plaque à égalité ou vide ne rapporte rien. Le plus grand total gagne ; à total égal, la partie est nulle.
page-area = Zones
    .text = Des billes de même couleur côte à côte forment une zone. Un contact en diagonale ne relie pas, et un trou sépare.
    .more = La plus grande zone de chacun compte. La plus grande des deux rapporte la différence.
page-chains = Chaînes
    .text = Cinq billes de même couleur ou plus, alignées sans interruption, forment une chaîne : en ligne, en colonne ou en diagonale. Un trou l’interrompt.
    .more = Chaque chaîne compte sa longueur, même si des chaînes se croisent. Le joueur qui a le plus grand total marque la différence.
page-levels = Niveaux
    .text = Règles de base : les plaques seules. Niveau 1 : plaques et zones. Niveau 2 : plaques, zones et chaînes.
    .more = On peut aussi jouer plaques et chaînes sans les zones.

## Boards

boards = Plateaux
all-boards = Tous les plateaux
boards-own = Tes plateaux
boards-named = Fournis avec le jeu
boards-listing = Recherche de tes plateaux…
no-boards = Aucun pour l’instant : construis le premier !
boards-unreadable = Impossible de lister tes plateaux : { $why }
board-broken = Impossible d’ouvrir ce plateau : { $why }
board-unsaved = Impossible d’enregistrer le plateau : { $why }
save-board = Enregistrer le plateau
known = { $games ->
    [one] D’après { $games } partie d’essai
   *[other] D’après { $games } parties d’essai
}
known-nothing = Parties d’essai en cours sur ce plateau…
known-so-far = { $games ->
    [one] D’après { $games } partie d’essai jusqu’ici…
   *[other] D’après { $games } parties d’essai jusqu’ici…
}
known-openness = Choix par coup
known-fields = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
known-length = Durée d’une partie
known-marbles = { $count ->
    [one] { $count } bille
   *[other] { $count } billes
}
known-blocked = Finit par un blocage
known-better = Avantage
known-starter = premier joueur : { $share } ± { $error }
known-second = second joueur : { $share } ± { $error }
known-even = aucun : { $share } ± { $error }
known-margin = Écart moyen
known-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Building a board

build-board = Construire un plateau
undo = Annuler
redo = Rétablir
turn-tile = Tourner la plaque
fill-rest = Compléter
clear = Vider
whole-board = Tout le plateau
mirror = Miroir
turn = Tourner
build-in-turns = Construire à tour de rôle
    .help = À deux, une plaque chacun
build-begin = Glisse une plaque sur la grille
build-left = { $count ->
    [one] Il reste une plaque
   *[other] Il reste { $count } plaques
}
build-turn = { $count ->
    [one] { $colour-subject } posent la dernière plaque
   *[other] { $colour-subject } posent une plaque, il en reste { $count }
}
build-complete = Le plateau est complet
build-apart = Le plateau est en { $count } morceaux : réunis-les
build-says = { $colour } : { $what }
build-fits = La plaque rentre
build-fits-apart = La plaque rentre, mais ne touche aucune autre
misfit-overlaps = Il y a déjà une plaque là
misfit-outside = Hors de la grille : déplace le plateau
misfit-wide = Trop grand : 10 sur 10 au plus
misfit-stays = À tour de rôle, une plaque posée ne bouge plus
build-no-room = Il n’y a pas de place de ce côté
build-cannot-fill = Impossible de placer le reste
build-none-left = Il ne reste aucune plaque de { $width } sur { $height }

## A stand at a fair
tagline = Deux joueurs, dix-sept plaques
touch-to-play = Touche l’écran pour jouer
attract-place = Pose ta bille sur la ligne ou la colonne de la dernière.
attract-take = Tu as plus de billes que l’autre sur une plaque ? Elle est à toi.
attract-win = Chaque case de tes plaques est un point. À la fin, le plus grand total gagne.
attract-count = Maintenant, on compte les points !
who-plays = Choisis ton adversaire
easy = Facile
fair = Moyen
hard = Difficile
still-there = Toujours là ?
still-there-else = Si personne ne touche l’écran, la partie s’arrête et les suivants peuvent jouer.
another-game = Nouvelle partie
touch-lit-field = Touche l’une des cases éclairées.
first-anywhere = Touche n’importe quelle case pour poser ta première bille.
first-cross = Seules les cases éclairées sont jouables : ligne et colonne de la dernière bille.
first-closed = Les deux plaques rayées sont interdites : les dernières billes y sont.
first-take = Si tu as plus de billes sur une plaque, chacune de ses cases est un point pour toi.
time-is-up = Temps écoulé : l’ordinateur pose les dernières billes.
enter-code = Saisis le code
operator = Gestion du stand
today = Aujourd’hui
all-days = Au total
games-played = Parties commencées
games-finished = Jouées jusqu’au bout
games-left = Interrompues
games-by-two = À deux
game-length = Durée moyenne
running-for = Temps de marche
memory-used = Mémoire
slowest-frame = Image la plus lente
restarts = Redémarrages
uptime = { $hours } h { $minutes } min
memory-size = { $now } Mo ({ $grown })
milliseconds = { $count } ms
stand-volume = Volume { $percent } %
busiest-hours = Parties par heure
wins-by-level = Visiteurs : victoires – nuls – défaites

## Why something failed: after a colon, without a capital or a full stop

cause-file = { $why } ({ $file })
cause-denied = l’accès est refusé
cause-full = le disque est plein
cause-read-only = le disque est protégé en écriture
cause-missing = le fichier n’existe pas
cause-in-the-way = un autre fichier ou dossier occupe la place
cause-in-use = un autre programme utilise le fichier
cause-system = le système signale l’erreur { $code }
cause-unknown = le système ne donne pas de raison
cause-malformed = le fichier est endommagé
cause-too-large = le fichier est trop volumineux
cause-not-text = le fichier n’est pas du texte
cause-taken = la partie est ouverte dans une autre fenêtre
board-neither = « { $found } » n’est ni un plateau en texte ni un code de plateau
code-length = { $found ->
    [one] un code de plateau a 200 caractères, celui-ci en a { $found }
   *[other] un code de plateau a 200 caractères, celui-ci en a { $found }
}
code-place = « { $found } » (ligne { $row }, colonne { $column }) n’a pas sa place dans un code de plateau
code-tile = la lettre { $letter } désigne une plaque de { $expected } cases, mais elle en a ici { $found }
layout-character = « { $found } » (ligne { $row }, colonne { $column }) n’est ni une lettre de plaque de A à Q ni un point
layout-ragged = { $found ->
    [one] la ligne { $row } compte { $found } caractère, mais la ligne 1 en compte { $expected } ; remplis les trous avec des points
   *[other] la ligne { $row } compte { $found } caractères, mais la ligne 1 en compte { $expected } ; remplis les trous avec des points
}
layout-empty = il n’a aucune case
layout-large = il mesure { $width } sur { $height }, mais 10 sur 10 est le maximum
layout-tile-apart = la plaque { $letter } est en plusieurs morceaux
layout-not-rectangle = la plaque { $letter } n’est pas un rectangle
layout-shape = la plaque { $letter } mesure { $width } sur { $height }, mais une telle plaque n’existe pas
layout-supply = { $found ->
    [one] il y a { $found } plaque de { $size } cases, mais un plateau en compte { $expected }
   *[other] il y a { $found } plaques de { $size } cases, mais un plateau en compte { $expected }
}
layout-apart = il est en plusieurs morceaux
record-line = { $why } (ligne { $line })
record-unknown = la première ligne n’est pas celle d’une partie de Kulami
record-repeated = « { $what } » y figure deux fois
record-no-board = il manque le plateau
record-rules = les règles sont inconnues
record-starts = la couleur qui commence est inconnue
record-move-nowhere = le coup { $number } (« { $word } ») n’est pas une case de ce plateau
record-move-refused = le coup { $number } (« { $word } ») enfreint les règles
record-not-over = il y a un résultat, mais la partie n’est pas finie
record-result = le résultat ne correspond pas aux coups
