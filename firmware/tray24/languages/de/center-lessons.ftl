### The lesson of the center-die game: of each step the question, two lines of the display, and the reason, three lines.

ask-again = Rot 5 passt. Darfst du stattdessen neu würfeln?
why-again = Du musst nicht spielen: würfle einmal, dann spiel oder zieh
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
