### The lesson of the tray game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but : ne plus avoir de dés. Essaie trois coups
do-aim = Commencer
ask-play = Pose le { $face } à côté d’un dé qui convient
why-play = Rouge à côté de rouge. Le même nombre convient aussi
ask-take = Aucun de tes dés n’est jouable. Que fais-tu ?
why-take = Tu pioches un dé et tu le lances : le 3 rouge convient
ask-call = Plus que deux dés : préviens les autres avant de jouer
why-call = Annonce UNO avant de n’avoir qu’un dé, sinon on te contre

# The questions.
ask-declared = Où va le { $face } ? Le joker est vert
why-declared = Un joker a la couleur annoncée, mais n’a pas de signe
ask-four = Peux-tu jouer le joker +4 ?
why-four = Seulement si aucun autre dé n’est jouable. Ici, ton joker l’est
ask-half = La moitié gauche est en jeu. Où va le { $face } ?
why-half = La case 9 est dans l’autre moitié : elle n’est pas voisine
ask-match = Dans quelles cases peut aller le { $face } ?
why-match = À côté d’un dé de sa couleur ou de son signe, jamais en diagonale
ask-must = Que fais-tu maintenant ?
why-must = Si un dé convient, tu dois en jouer un, et un joker va partout
ask-one = Dans quelles cases peut aller le { $face } ?
why-one = Un seul voisin qui convient suffit, quels que soient les autres
ask-reverse = À deux, la place 1 joue inverse. À qui le tour ?
why-reverse = À deux, un inverse fait passer l’autre
ask-uno = Tu joues un de tes deux dés. Peux-tu annoncer UNO ?
why-uno = Annonce-le avant ou après avoir posé l’avant-dernier dé
