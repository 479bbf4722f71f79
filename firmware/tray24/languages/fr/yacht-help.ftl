### The rules of yacht in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal = Remplis onze cases en onze tours. Le plus grand total gagne ; en solo, tu joues contre ton record.
    .title = But
    .rules = Y1 Y9

turn =
    Lance cinq dés. Puis tu peux en relancer autant que tu veux, deux fois au plus. Marque ceux que tu veux relancer, et
    choisis de lancer.
    .title = Tour
    .rules = Y2

boxes = Ensuite les dés sont comptés dans une case encore libre, ou tu y écris zéro. Chaque case sert une fois.
    .title = Cases
    .rules = Y3

alike = Paire, brelan, carré : deux, trois ou quatre dés du même signe, de toute couleur. Les cinq dés comptent.
    .title = Pareils
    .rules = Y5

colors = Quatre dés d’une couleur valent 75, cinq d’une couleur 150.
    .title = Couleurs
    .rules = Y6

chain =
    Les cinq dés se rangent de sorte que deux voisins aient toujours la même couleur ou le même signe. Les cinq
    comptent.
    .title = Chaîne
    .rules = Y7

sums = Rouge, jaune, vert, bleu : les dés de cette couleur. Jokers : 50 par joker.
    .title = Sommes
    .rules = Y8

wilds = Un joker et un joker +4 remplacent ce qu’il faut, mais pas dans les sommes de couleurs.
    .title = Jokers
    .rules = Y5 Y6 Y7

values = Un nombre compte sa valeur ; passe, inverse et +2 comptent 20, un joker 50.
    .title = Valeurs
    .rules = Y4
