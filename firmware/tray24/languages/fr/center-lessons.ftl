### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but : ne plus avoir de dés. Essaie trois coups
do-aim = Commencer
ask-play = Le 3 rouge est au centre. Joue un dé qui convient
why-play = Ton 5 rouge est le nouveau centre : le dé suivant doit aller avec
ask-roll = Aucun de tes dés n’est jouable. Que fais-tu ?
why-roll = Tu relances toute ta main : le 6 rouge convient maintenant
ask-call = Plus que deux dés : préviens les autres avant de jouer
why-call = Annonce UNO avant de n’avoir qu’un dé, sinon on te contre

# The questions.
ask-again = Le 5 rouge est jouable. Peux-tu relancer ?
why-again = Rien ne t’oblige : relance une fois, puis joue, ou pioche un dé
ask-bluff = La place 2 a contesté un bluff au +4. À qui le tour ?
why-bluff = La place 1 le reprend et en pioche quatre. La place 2 joue
ask-draw = Tu as relancé. Et maintenant ?
why-draw = Une relance par tour. Ensuite, tu pioches un dé
ask-match = Quels dés peux-tu jouer ?
why-match = La même couleur ou le même signe, ou un joker
ask-sign = Et ici, lesquels peux-tu jouer ?
why-sign = Un signe va sur le même signe : un inverse sur tout inverse
ask-wild = Le 5 rouge est jouable. Peux-tu jouer le joker ?
why-wild = Un joker peut être joué à tout moment
