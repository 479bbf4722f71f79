### The texts of the dice-line game.

did_draw = { $name } prend le dé de queue
did_give = { $name } donne { $what }
did_pass = { $name } passe
did_reroll = { $name } relance
did_stuck = { $name } n’a rien à jouer
did_take_more = { $name } prend { $count }
do_pass = Passer
do_reroll = Tout relancer
do_take = Prendre { $face }, lancer
draws_and_rolls = { $name } : prends { $count } et lance
game = Ligne de dés
give = Donner { $face }
# What a die makes the other player take, and what the die at the back costs, beside that choice.
gives = en donne { $count }
opt-best_of = Deux sur trois
price = lancer { $count }
# Beside it stands the price.
take_back = Prendre { $face }
value-3 = oui
verb_draw = Prendre
verb_pass = Passer
verb_reroll = Relancer

# What the coach says in a first match: three lines of the display.
coach-last = Un seul dé en ligne : relance toute ta main, c’est gratuit
coach-match = { $face } va sur { $other } : même couleur ou même signe
coach-price = Relancer a un prix : tu prends { $face } en queue de ligne
coach-wild = Un joker va sur tout ; tu annonces ensuite sa couleur
