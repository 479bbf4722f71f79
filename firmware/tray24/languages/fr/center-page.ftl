# Texts of the page for the center-die game. `shows` are the dice beside a line: leave them as they are.

short-1 = Joue un dé de la couleur ou du signe du dé central : il prend sa place.
    .shows = g4 r4
short-2 = Les mains sont ouvertes : tout le monde voit tous les dés.
    .shows = b1 y6
short-3 = Rien ne te plaît ? Relance toute ta main, une fois ; puis joue ou pioche.
    .shows = -
short-4 = Un joker +4 peut être contesté : si un autre dé convenait, son joueur le reprend.
    .shows = WD4
short-5 = Plus que deux dés : annonce UNO.
    .shows = uno
option-target = Points à atteindre
option-wd4 = Joker +4
option-wd4-challenge = Peut être contesté
option-wd4-enforced = Refusé tant qu’un dé est jouable
field = 24 cases, dont une pour le dé central
slot-center = Case { $slot }, { $face }, le dé central
# A tag on the center die: the die before it.
was = avant : { $face }
asked-play-or-draw = joue, ou pioche
asked-play-or-roll = joue, ou relance
asked-nothing = rien à jouer
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Accepter : tu pioches { $mine }. Contester : si c’est du bluff, { $name } pioche { $theirs }, sinon tu pioches { $mine }. Pas de bluff si { $name } n’avait pas d’autre dé pour { $former }.
hint-new-die-only = { $Face } attend : seul le nouveau dé peut être joué
    .label = { $face }, attend : seul le nouveau dé peut être joué
hint-another-matches = { $Face } attend : un autre dé est jouable
    .label = { $face }, attend : un autre dé est jouable
hint-no-match = { $Face } ne convient pas
    .label = { $face }, ne convient pas
# A tag on a die.
real-center = centre
real-roll-all-again = Tout relancer
real-asked-drawn = pose ce que tu as pioché, ou garde-le
real-asked-put = pose un dé à côté du dé central
real-asked-nothing-draw = rien à jouer : pioche
