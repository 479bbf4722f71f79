### The lesson of dominoes: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but : ne plus avoir de dominos. Essaie trois coups
do-aim = Commencer
ask-play = Bouts : { $face } et 8 jaune. Pose un domino qui convient
why-play = Rouge contre rouge. L’autre moitié, le 2 rouge, est le nouveau bout
ask-take = Aucun de tes dominos n’est jouable. Que fais-tu ?
why-take = Tu pioches un domino. Il va sur le 8 jaune : joue-le
ask-call = Plus que deux : préviens les autres avant de jouer
why-call = Annonce UNO avant de n’en avoir qu’un, sinon on te contre

# The questions.
ask-active = Le passe de passe/6 touche le 7 rouge. À qui le tour ?
why-active = La moitié qui touche agit : la place 2 passe son tour
ask-asleep = Et si son 6 jaune touche le 6 vert ? À qui le tour ?
why-asleep = Le passe est sur l’autre moitié : il ne fait rien, ni plus tard
ask-bluff = La place 2 a contesté un bluff au +4. À qui le tour ?
why-bluff = La place 1 en pioche quatre, son domino reste, la place 2 joue
ask-closed = Trois impasses, un bout { $face }. Que peux-tu jouer ?
why-closed = Rien ne va sur une impasse, mais un joker va à ce bout
ask-doublet = Bouts : ceux du double { $face }. Que peux-tu jouer ?
why-doublet = Pas de double sur un double, pas même le joker
ask-draw = Un domino va. Peux-tu quand même piocher ?
why-draw = Tu peux toujours en piocher un, et le jouer aussitôt s’il convient
ask-match = Bouts : { $face } et 8 jaune. Que peux-tu jouer ?
why-match = Un domino est jouable si une moitié a la couleur ou le signe
