# Texts of the page for the dice-line game. `shows` are the dice beside a line: leave them as they are.

short-1 = À deux. Joue un dé de la couleur ou du signe du dé de tête : la ligne grandit.
    .shows = b3 b5
short-2 = Rien à jouer ? Prends le dé de queue et lance tous tes dés.
    .shows = r2
short-3 = L’autre prend un ou deux dés en queue et passe son tour.
    .shows = gD1 yD2
short-4 = Un joker va sur tout ; annonce ensuite une couleur.
    .shows = W
short-5 = La ligne garde toujours un dé. Le premier sans dés gagne la manche.
    .shows = uno
option-target = Points à atteindre
option-best_of = La partie se gagne
option-best_of-0 = Aux points
option-best_of-3 = En deux manches gagnantes
aim-two-hands = en deux manches gagnantes
field = 24 cases, une ligne de { $number } dés
slot-play-end = Case { $slot }, { $face }, tête
slot-back = Case { $slot }, { $face }, queue
slot-back-taken = Case { $slot }, { $face }, queue, peut être pris
slot-next = Case { $slot }, vide, la ligne continue ici
# Tags on dice of the line.
tag-end = tête
tag-line = ligne
tag-back = queue
take-die = Prendre { $face }
take = Prendre
give-die = Donner { $face }
asked-give = donne un dé
asked-play-or-pass = joues-en un, ou passe
asked-play = joue
asked-roll = la ligne garde son dé : lance
asked-last-die = joue : la ligne garde son dernier dé
# What the other choice costs: the die at the back, with which all $count dice are rolled.
price-or-play = joue, ou prends { $face } et lance { $count } dés
price = rien à jouer : prends { $face } et lance { $count } dés
asked-take = rien à jouer : prends le dé de queue
# $count is how many dice of the line the other player must take.
hint-gives = { $Face } est jouable : l’autre en prend { $count }
    .label = { $face }, jouable : l’autre en prend { $count }
hint-no-match = { $Face } ne convient pas
    .label = { $face }, ne convient pas
real-tag-end = tête
real-take-back-die = Prendre le dé de queue
real-asked-put-or-pass = pose un dé, ou passe
real-asked-put = pose un dé dans la case éclairée
real-asked-pass = rien à jouer : passe
