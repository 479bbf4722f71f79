### The lesson of the dice line: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but : ne plus avoir de dés. Essaie trois coups
do-aim = Commencer
ask-play = Le 3 rouge est en tête. Joue un dé qui convient
why-play = Ton 5 rouge est la nouvelle tête : le dé suivant doit aller avec
ask-call = Plus que deux dés : préviens les autres avant de jouer
why-call = Annonce UNO avant de n’avoir qu’un dé, sinon on te contre

# The questions.
ask-again = La place 1 a joué +1 rouge. À qui le tour ?
why-again = La place 2 prend le dé de queue, lance tout et passe son tour
ask-choose = Le 5 rouge va. Peux-tu prendre le dé de queue ?
why-choose = Rien ne t’oblige : prends le dé de queue et lance tous tes dés
ask-match = Quels dés peux-tu jouer en tête ?
why-match = La même couleur ou le même signe, ou un joker
ask-must = Un seul dé en ligne. Peux-tu relancer ?
why-must = Pas tant qu’un de tes dés est jouable
ask-plus = Quels dés peux-tu jouer sur le +1 vert ?
why-plus = Sa couleur, ou un autre +1. Un +2 est un autre signe
ask-take = Rien à jouer. Que fais-tu ?
why-take = Relancer coûte un dé : prends celui de queue, et lance tout
