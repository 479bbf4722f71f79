# Texts of the page for dominoes. `shows` are the tiles beside a line: leave them as they are.

short-1 = Un double ouvre quatre branches. Pose un domino à un bout de la même couleur ou du même signe.
    .shows = g7/g7
short-2 = Seule la moitié qui touche agit : passe, inverse, +2, joker +4.
    .shows = r5/bS
short-3 = Une impasse ferme sa branche.
    .shows = y2/DE
short-4 = Un joker laissé libre reçoit la couleur que tu annonces.
    .shows = W/W
short-5 = Les chevalets sont cachés : sur un écran partagé, le plateau demande si personne d’autre ne regarde.
    .shows = uno
option-target = Points à atteindre
option-all_doublets = Chaque double ouvre deux branches de plus
option-reopen = Un double joker peut rouvrir une table fermée
clicks = choisis un domino, puis un bout libre, sur la table ou sur le plateau.
table = Les dominos sur la table
table-empty = Le premier double ouvre quatre branches.
# A tag: this open end takes any tile.
takes-any = tout
arm = Branche { $arm }, bout libre { $face }, case { $slot } du plateau
    .fits = Branche { $arm }, bout libre { $face }, case { $slot } du plateau, jouable
arm-no-slot = Branche { $arm }, bout libre { $face }, sans case sur le plateau
    .fits = Branche { $arm }, bout libre { $face }, sans case sur le plateau, jouable
slot = Case { $slot }
slot-end = Case { $slot }, bout libre { $face }
field = 24 cases, bouts libres : { $number }
pile-title = { $count } dans la pioche
pile-on-table = { $count } sur la table
pile-in-racks = { $count } sur les chevalets
pile-name = { $count ->
    [one] Pioche, { $count } domino.
   *[other] Pioche, { $count } dominos.
}
pile-name-draw = { $count ->
    [one] Pioche, { $count } domino. Piocher un domino
   *[other] Pioche, { $count } dominos. Piocher un domino
}
neither = Aucun
leave-closed = Les laisser fermées
wilds-beside = Jokers à côté de { $face }
asked-which-side = quelle moitié touche ?
asked-lead = entame avec un double
asked-reopen = toutes les branches sont fermées : rouvrir ?
asked-tile-and-end = choisis un domino, puis un bout
asked-pass = rien à jouer : passe
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Accepter : tu pioches { $mine }. Contester : si c’est du bluff, { $name } pioche { $theirs }, sinon tu pioches { $mine }. Pas de bluff si { $name } n’avait la couleur d’aucun bout libre.
hint-can-lead = { $Tile } peut entamer
    .label = { $tile }, peut entamer
hint-cannot-lead = { $Tile } ne peut pas entamer
    .label = { $tile }, ne peut pas entamer
hint-no-end = { $Tile } ne va à aucun bout
    .label = { $tile }, ne va à aucun bout
real-another-end = Un autre bout
