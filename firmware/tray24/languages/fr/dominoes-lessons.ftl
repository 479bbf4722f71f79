### The lesson of dominoes: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Le but: ne plus avoir de dominos. Essaie trois coups
do-aim = Commencer
ask-play = Bouts: { $face } et jaune 8. Pose un domino qui va
why-play = Rouge contre rouge. L'autre moitié, rouge 2, est le nouveau bout
ask-take = Aucun de tes dominos ne va. Que fais-tu?
why-take = Tu pioches un domino. Il va sur jaune 8: joue-le
ask-call = Plus que deux dominos: préviens les autres avant de jouer
why-call = Annonce UNO avant de n'en avoir qu'un, sinon on te contre

# The questions.
ask-active = De passe/6, le passe rouge touche 7 rouge. À qui?
why-active = Le côté qui touche agit: la place 2 passe son tour
ask-asleep = Et si son 6 jaune touche 6 vert? À qui?
why-asleep = Le passe est à l'autre bout: il ne fait rien, ni plus tard
ask-bluff = La place 2 a contesté un +4 bluffé. À qui le tour?
why-bluff = La place 1 en pioche quatre, son domino reste, la place 2 joue
ask-closed = Trois impasses, un bout { $face }. Lesquels vont?
why-closed = Rien ne va sur une impasse, mais un joker va à ce bout
ask-doublet = Bouts: ceux du double { $face }. Quels dominos vont?
why-doublet = Pas de double sur un double, pas même le joker
ask-draw = Un domino va. Peux-tu quand même piocher?
why-draw = Tu peux toujours en piocher un, et le jouer aussitôt s'il va
ask-match = Bouts: { $face } et 8 jaune. Quels dominos vont?
why-match = Un domino va si une moitié a la couleur ou le signe
