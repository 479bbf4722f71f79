### The lesson of the dice line: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but: ne plus avoir de dés. Essaie trois coups
do-aim = Commencer
ask-play = La ligne finit par rouge 3. Joue un dé qui va
why-play = Ton rouge 5 est le nouveau bout: le dé suivant doit lui aller
ask-call = Plus que deux dés: préviens les autres avant de jouer
why-call = Annonce UNO avant de n'avoir qu'un dé, sinon on te contre

# The questions.
ask-again = La place 1 a joué +1 rouge. À qui le tour?
why-again = La place 2 prend le dé de queue, lance tout et passe son tour
ask-choose = 5 rouge va. Peux-tu prendre le dé de queue?
why-choose = Rien ne t'oblige: prends le dé de queue et lance tous tes dés
ask-match = Quels dés vont en tête?
why-match = La même couleur ou le même signe, ou un joker
ask-must = Un seul dé en ligne. Peux-tu relancer?
why-must = Pas tant qu'un de tes dés va
ask-plus = Quels dés vont sur +1 vert?
why-plus = Sa couleur, ou un autre +1. Un +2 est un autre signe
ask-take = Rien ne va. Que fais-tu?
why-take = Tu paies d'un dé: prends celui de queue, et lance tout
