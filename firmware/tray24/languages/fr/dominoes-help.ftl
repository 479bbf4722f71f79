### The rules of dominoes in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Sois le premier à ne plus avoir de dominos. Le joueur qui finit marque les points des autres chevalets. La partie se
    joue en 500 points, ou selon l’objectif choisi.
    .title = But
    .rules = D11 D14

begin =
    Chacun pioche six dominos et les cache. Le joueur qui a le double du plus grand nombre entame avec ce double, qui
    ouvre quatre branches.
    .title = Début
    .rules = D1 D2 D3

turn =
    Pose un domino à un bout libre : une de ses moitiés doit avoir la couleur ou le signe de ce bout. L’autre moitié est
    le nouveau bout. On ne pose jamais un double sur un double.
    .title = Tour
    .rules = D4

draw =
    Si tu ne peux ou ne veux pas jouer, pioche un domino. Tu peux le jouer aussitôt s’il convient. Quand la pioche est
    vide, tu passes.
    .title = Piocher
    .rules = D9

actions =
    Seule la moitié qui touche agit. Passe : le joueur suivant passe son tour. +2 : il pioche deux dominos et passe son
    tour. Inverse : le sens change ; à deux, l’autre passe son tour.
    .title = Actions
    .rules = D7

wilds =
    Un joker va à tous les bouts. Laissé libre, il prend la couleur que tu annonces. Un joker +4 qui touche fait piocher
    quatre dominos au suivant ; il n’est permis que si rien sur ton chevalet n’a la couleur d’un bout libre.
    .title = Jokers
    .rules = D5 D8

challenge =
    Le joueur suivant peut contester un joker +4. S’il n’était pas permis, son joueur pioche les quatre ; le domino
    reste.
    .title = Contester
    .rules = D8

dead-end =
    Un domino avec impasse (X) ferme sa branche ; cette moitié ne se raccorde jamais. Le joueur qui ferme la dernière
    branche finit la manche.
    .title = Impasse
    .rules = D6 D12

uno =
    Annonce UNO en jouant ton avant-dernier domino : appuie sur ton bouton de place. Si tu oublies, on peut te contrer
    jusqu’à ce que le suivant ait posé un domino ou fini son tour : tu en pioches deux.
    .title = UNO
    .rules = D10

last-tile = Ton dernier domino finit la manche. Si son +2 ou joker +4 agit, le suivant en pioche encore deux ou quatre.
    .title = Le dernier
    .rules = D11

blocked =
    La pioche est vide et tous ont passé : le joueur qui a le moins de points marque ceux des autres, moins les siens. À
    égalité, personne ne marque.
    .title = Bloqué
    .rules = D13

points =
    Un nombre compte sa valeur ; passe, inverse et +2 comptent 10, impasse et joker +4 comptent 20, un joker 25. Les
    deux moitiés comptent.
    .title = Points
    .rules = D11

options =
    Objectif : les points à atteindre. Doubles ouverts : chaque double ouvre deux branches de plus. Réouverture : quand
    tout est fermé, le joueur qui a joker/joker peut le poser à côté d’un double : trois nouvelles branches.
    .title = Options
    .rules = D14 D15 D16
