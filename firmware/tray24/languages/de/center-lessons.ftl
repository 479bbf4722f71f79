### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Werde vor den anderen alle Würfel los. Probier drei Züge
do-aim = Los
ask-play = In der Mitte liegt Rot 3. Spiel, was passt
why-play = Deine rote 5 ist die neue Mitte: Zu ihr muss der nächste passen
ask-roll = Keiner deiner Würfel passt. Was nun?
why-roll = Du würfelst alle noch einmal: Jetzt passt Rot 6
ask-call = Noch zwei Würfel: Warne die anderen, bevor du spielst
why-call = Ruf UNO, bevor du nur noch einen hast, sonst erwischt man dich

# The questions.
ask-again = Rot 5 passt. Darfst du stattdessen neu würfeln?
why-again = Du musst nicht spielen: Würfle einmal, dann spiel oder zieh
ask-bluff = Platz 2 zweifelte ein +4 an: Bluff! Wer ist dran?
why-bluff = Platz 1 nahm es zurück und zog vier. Platz 2 spielt normal
ask-draw = Du hast neu gewürfelt. Was nun?
why-draw = Ein neuer Wurf je Zug. Dann ziehst du einen Würfel
ask-match = Welche Würfel passen?
why-match = Gleiche Farbe, gleiches Zeichen oder ein Joker
ask-sign = Und welche passen hier?
why-sign = Gleiche Zeichen passen: Retour auf Retour jeder Farbe
ask-wild = Rot 5 passt. Darfst du den Joker spielen?
why-wild = Einen Joker darf man jederzeit spielen
