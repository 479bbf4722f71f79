### The texts of yacht.

box_blue = Dés bleus
box_chain = Chaîne de cinq
box_four = Carré
box_green = Dés verts
box_large = 5 d’une couleur
box_open = libre
box_red = Dés rouges
box_small = 4 d’une couleur
box_three = Brelan
box_two = Paire
box_wild = Jokers
box_yellow = Dés jaunes
# Boxes of a sheet in two columns of the display: 40 columns each.
cell_blue = Bleu
cell_chain = Chaîne
cell_four = Carré
cell_green = Vert
cell_large = 5 coul.
cell_red = Rouge
cell_small = 4 coul.
cell_three = Brelan
cell_two = Paire
cell_wild = Jokers
cell_yellow = Jaune
dice_and_sheets = Dés et feuilles
did_reroll = { $name } relance
did_score = { $name } : { $box }, { $points }
did_zero = { $name } : zéro, { $box }
do_reroll = Lancer les marqués
do_score = Remplir une case
do_zero = Zéro dans une case
faces_of_dice = Faces des dés
game = Yacht
hold = garder { $dice }
keep_die = Garder { $face }
mark_dice = Marque des dés
roll_die = Relancer { $face }
roll_five = relancer les cinq
# Of one die, where four are held: these would have no room.
roll_only = relancer seulement { $die }
rolls_n = reste { $count }
totals_are = Totaux : { $counts }
worth = { $points }
why_aim = { $box } { $chance } %
why_about = { $box }, environ { $points }
why_now = { $points } maintenant, environ { $chance } plus tard

# What the coach says in a first match: three lines of the display.
coach-again = Tu peux en relancer encore une fois, ou remplir une case
coach-box = Chaque case sert une fois. Celle-ci vaut { $points } maintenant
coach-reroll = Marque des dés pour les relancer, deux fois au plus
coach-zero = Aucune case ne rapporte : écris zéro dans l’une d’elles
