### The lesson of the tray game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but: ne plus avoir de dés. Essaie trois coups
do-aim = Commencer
ask-play = Pose { $face } à côté d'un dé qui lui va
why-play = Rouge à côté de rouge. Le même nombre irait aussi
ask-take = Aucun de tes dés ne va. Que fais-tu?
why-take = Tu pioches un dé et tu le lances: rouge 3 va
ask-call = Plus que deux dés: préviens les autres avant de jouer
why-call = Annonce UNO avant de n'avoir qu'un dé, sinon on te contre

# The questions.
ask-declared = Où va { $face }? Le joker est vert
why-declared = Un joker a la couleur annoncée, et aucun signe à lui
ask-four = Peux-tu jouer le joker +4?
why-four = Seulement si aucun autre dé ne va. Ici ton joker va
ask-half = La moitié gauche est en jeu. Où va { $face }?
why-half = La case 9 est dans l'autre moitié: elle n'est pas voisine
ask-match = Quelles cases vont pour { $face }?
why-match = À côté d'un dé de sa couleur ou de son signe, jamais en coin
ask-must = Que fais-tu maintenant?
why-must = Si un dé va, tu dois en jouer un, et un joker va partout
ask-one = Quelles cases vont pour { $face }?
why-one = Un seul voisin qui va suffit, quels que soient les autres
ask-reverse = À deux, la place 1 joue inverse. À qui le tour?
why-reverse = À deux, un inverse fait passer l'autre
ask-uno = De deux dés, tu en joues un. Peux-tu annoncer UNO?
why-uno = Annonce-le avant ou après avoir posé l'avant-dernier dé
