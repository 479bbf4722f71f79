### The texts of the tray game.

did_draw = { $name } pioche un dé
did_keep = { $name } garde ses dés
did_place = { $name } débute en case { $slot }
did_roll = { $name } lance
did_swept = Les dés vont au sac
do_draw = Piocher un dé
do_keep = Garder
do_pass = Garder le dé
do_roll = Lancer tous tes dés
game = Jeu du plateau
head_place = Tu débutes
opt-must_roll = Toujours lancer
opt-scoring = Points
opt-table_talk = Parler des dés
put_anywhere = dans une case au choix
slots_n = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
value-caught = chacun les siens
value-winner = au gagnant
verb_keep = Garder
verb_roll = Lancer

# Advice: the die and where to put it.
into_slot = { $die }, case { $slot }
# As head_place, in the plain text for a computer.
said_place = Place { $number }, tu débutes

# What the coach says in a first match: three lines of the display.
coach-draw = Rien à jouer. Pioche un dé : il est lancé, et joué s’il convient
coach-half = Seule la moitié avec des dés est en jeu. L’autre reste éteinte
coach-keep = Tu peux d’abord relancer tous tes dés, ou les garder
coach-match = { $face } va en case { $slot } : un dé voisin a sa couleur ou son signe
coach-roll = Au premier tour d’une manche, tu lances tous tes dés
coach-start = Choisis une case : sa moitié est en jeu pour toute la manche
coach-wild = Un joker va partout ; tu annonces ensuite sa couleur
coach-wild_four = Le joker +4 ne se joue que si aucun autre de tes dés ne convient
