### The lesson of the tray game: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Werde vor den anderen alle Würfel los. Probier drei Züge
do-aim = Los
ask-play = Leg { $face } neben einen Würfel, zu dem er passt
why-play = Rot neben Rot. Auch die gleiche Zahl würde passen
ask-take = Keiner deiner Würfel passt. Was nun?
why-take = Du ziehst einen Würfel und würfelst ihn: Rot 3 passt
ask-call = Noch zwei Würfel: Warne die anderen, bevor du spielst
why-call = Ruf UNO, bevor du nur noch einen hast, sonst erwischt man dich

# The questions.
ask-declared = Wohin passt { $face }? Der Joker ist grün
why-declared = Ein Joker hat die Wunschfarbe und kein eigenes Zeichen
ask-four = Darfst du den +4-Joker spielen?
why-four = Nur wenn kein anderer Würfel passt. Hier passt dein Joker
ask-half = Die linke Hälfte ist im Spiel. Wohin passt { $face }?
why-half = Feld 9 ist in der anderen Hälfte: Es ist kein Nachbar
ask-match = Auf welche Felder passt { $face }?
why-match = Neben einen Würfel mit gleicher Farbe oder gleichem Zeichen, nie über Eck
ask-must = Was tust du jetzt?
why-must = Passt ein Würfel, musst du spielen, und ein Joker passt überall
ask-one = Auf welche Felder passt { $face }?
why-one = Ein passender Nachbar genügt, egal, was die anderen zeigen
ask-reverse = Zwei spielen. Platz 1 spielt Retour. Wer ist dran?
why-reverse = Bei zwei Personen lässt Retour die andere aussetzen
ask-uno = Du spielst einen von zweien. Darfst du schon UNO rufen?
why-uno = Ruf, bevor oder nachdem du den vorletzten Würfel legst
