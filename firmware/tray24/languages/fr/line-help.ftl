### The rules of the dice-line game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    On joue à deux. Sois le premier à ne plus avoir de dés et marque les points de l’autre. La partie se joue en 200
    points ou, en option, en deux manches gagnantes.
    .title = But
    .rules = L9 L10

begin =
    Chacun prend cinq des onze dés et en lance un : le plus grand nombre débute. Puis tous sont lancés, à la vue des
    deux. Le dernier dé, lancé jusqu’à obtenir un nombre, commence la ligne.
    .title = Début
    .rules = L1 L2

turn =
    Pose un dé en tête de la ligne s’il a la couleur ou le signe du dé qui s’y trouve. Un joker convient toujours, et tu
    annonces sa couleur.
    .title = Tour
    .rules = L3 L7

take =
    Si tu ne peux ou ne veux pas jouer, prends le dé de queue et lance tous tes dés. Puis tu peux en jouer un qui
    convient ; sinon ton tour finit.
    .title = Prendre
    .rules = L4

one-die =
    La ligne garde son dernier dé. S’il n’y en a qu’un, tu dois jouer si un de tes dés convient ; sinon tu lances tous
    tes dés une fois et tu peux alors jouer.
    .title = Un seul dé
    .rules = L5

take-actions =
    L’autre prend un ou deux dés en queue, lance tous ses dés, et tu rejoues. Le dernier dé de la ligne reste.
    .title = +1, +2
    .rules = L6

uno =
    Annonce UNO en jouant ton avant-dernier dé : appuie sur ton bouton de place, ou longtemps sur bleu s’il n’y en a
    pas. Si on te contre, tu prends deux dés en queue et lances tout. Si la ligne n’en a qu’un, celui qui te contre te
    donne un de ses dés. Tu peux être contré jusqu’au début du tour suivant.
    .title = UNO
    .rules = L8

last-die = Ton dernier dé finit la manche. Après un dernier +1 ou +2, l’autre prend encore des dés et lance tout.
    .title = Dernier dé
    .rules = L9

points = Un nombre compte sa valeur ; +1 et +2 comptent 20, un joker 50.
    .title = Points
    .rules = L9

options = Objectif : les points à atteindre. Deux sur trois : le premier qui gagne deux manches gagne la partie.
    .title = Options
    .rules = L10
