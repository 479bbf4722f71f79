### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

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
