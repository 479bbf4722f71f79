### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but: ne plus avoir de dés. Essaie trois coups
do-aim = Commencer
ask-play = Rouge 3 est au centre. Joue un dé qui va
why-play = Ton rouge 5 est le nouveau centre: le dé suivant doit lui aller
ask-roll = Aucun de tes dés ne va. Que fais-tu?
why-roll = Tu relances toute ta main: rouge 6 va maintenant
ask-call = Plus que deux dés: préviens les autres avant de jouer
why-call = Annonce UNO avant de n'avoir qu'un dé, sinon on te contre

# The questions.
ask-again = 5 rouge va. Peux-tu quand même relancer?
why-again = Rien ne t'oblige: relance une fois, puis joue, ou pioche un dé
ask-bluff = La place 2 a contesté un +4 bluffé. À qui le tour?
why-bluff = La place 1 l'a repris et en a pioché quatre. La place 2 joue
ask-draw = Tu as relancé. Et maintenant?
why-draw = Une relance par tour. Ensuite, tu pioches un dé
ask-match = Quels dés vont?
why-match = La même couleur ou le même signe, ou un joker
ask-sign = Et lesquels vont ici?
why-sign = Un signe va sur le même signe: un inverse sur tout inverse
ask-wild = 5 rouge va. Peux-tu jouer le joker quand même?
why-wild = Un joker peut être joué à tout moment
