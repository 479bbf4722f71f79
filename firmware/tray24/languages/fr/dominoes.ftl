### The texts of dominoes.

arm_n = branche { $number }
at_end = Bout { $face }
beside = À côté de { $face }
bluff = Bluff : { $color } était libre
cover_show = Montrer le chevalet
did_accept = { $name } accepte
did_blocked = Personne ne peut jouer
did_challenge = { $name } conteste
did_closed = Branche fermée
did_dead = Tout est fermé
did_draw = { $name } pioche un domino
did_lead = { $name } entame avec le { $what }
did_pass = { $name } passe
did_reopen = { $name } ouvre trois branches
do_accept = Accepter le +4
do_challenge = Contester le +4
do_draw_tile = Piocher un domino
do_not_reopen = Ne pas rouvrir
do_pass = Passer
ends_are = Bouts : { $ends }
game = Dominos
head_orders = Dominos
match_with = Raccorder { $face }
no_bluff = Pas de bluff : rien à jouer
opt-all_doublets = Doubles ouverts
opt-reopen = Réouverture
rack_is = Chevalet : { $tiles }
rack_for = Chevalet réservé à { $name }
tiles_are = Dominos : { $counts }
is_bluff = bluff
undo_dice = Reprendre les dominos ? Les mêmes reviendront.
undo_real = Reprendre un domino ?
unknown_tile = un domino
verb_accept = Accepter
verb_challenge = Contester
verb_draw = Piocher
verb_pass = Passer
ways_n = { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}

# A tile by the faces of its two halves, and one whose halves are the same.
doublet = double { $face }
markings = { $first }/{ $second }

# What the coach says in a first match: three lines of the display.
coach-active = Seule la moitié qui touche agit : ici { $face }
coach-bluff = Joker +4 avec la couleur d’un bout au chevalet : contestable
coach-challenge = Du bluff ? Conteste-le, ou accepte et pioche quatre
coach-draw = Rien à jouer : pioche un domino, et joue-le s’il convient
coach-lead = Le plus grand double commence ; il a quatre bouts libres
coach-match = { $face } va sur { $other } : même couleur ou même signe
