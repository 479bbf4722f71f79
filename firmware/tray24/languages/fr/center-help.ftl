### The rules of the center-die game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Sois le premier à ne plus avoir de dés. Le joueur qui finit marque les points des dés des autres. La partie se joue
    en 500 points, ou selon l’objectif choisi.
    .title = But
    .rules = C10 C11

begin =
    On lance un dé jusqu’à obtenir un nombre : c’est le dé central. Chacun pioche cinq dés et les lance, à la vue de
    tous.
    .title = Début
    .rules = C1 C2

turn =
    Joue un dé qui a la couleur ou le signe du dé central. Il devient le dé central, et l’ancien retourne au sac.
    .title = Tour
    .rules = C3

again =
    Si tu ne peux ou ne veux pas jouer, relance tous tes dés, une fois. Puis joue un dé qui convient, ou pioches-en un :
    tu peux le jouer s’il convient, ou le garder. D’un sac vide, on ne pioche rien.
    .title = Relancer
    .rules = C4

actions =
    Passe : le joueur suivant passe son tour. Inverse : le sens change ; à deux, l’autre passe son tour. +2 : le suivant pioche
    deux dés, les lance et passe son tour.
    .title = Actions
    .rules = C5

wilds =
    Un joker peut toujours être joué, et tu annonces sa couleur. Un joker +4 fait piocher quatre dés au suivant ; il
    n’est permis que si aucun de tes dés de couleur ne convient.
    .title = Jokers
    .rules = C6 C7

challenge =
    Le joueur suivant peut contester un joker +4. S’il n’était pas permis, son joueur le reprend et pioche quatre dés.
    S’il l’était, celui qui conteste en pioche quatre.
    .title = Contester
    .rules = C8

uno =
    Annonce UNO en jouant ton avant-dernier dé : appuie sur ton bouton de place, ou longtemps sur bleu s’il n’y en a
    pas. Tant que le suivant n’a rien fait à son tour, les autres peuvent te contrer avec le leur : tu pioches deux dés.
    .title = UNO
    .rules = C9

last-die = Ton dernier dé finit la manche aussitôt : un dernier +2 ou joker +4 ne fait rien piocher.
    .title = Dernier dé
    .rules = C10

points =
    Un nombre compte sa valeur ; passe, inverse et +2 comptent 20, un joker 50. Le joueur qui a fini débute la manche
    suivante.
    .title = Points
    .rules = C10

options = Objectif : les points à atteindre. Joker +4 : le suivant peut le contester ; ou strict : refusé s’il n’est pas permis.
    .title = Options
    .rules = C8 C11
