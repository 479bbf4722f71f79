### The lesson of the dice line: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Werde zuerst alle Würfel los. Probier drei Züge
do-aim = Los
ask-play = Die Reihe endet mit Rot 3. Spiel, was passt
why-play = Deine rote 5 ist das neue Ende: Zu ihr muss der nächste passen
ask-call = Noch zwei Würfel: Warne die anderen, bevor du spielst
why-call = Ruf UNO, bevor du nur noch einen hast, sonst erwischt man dich

# The questions.
ask-again = Platz 1 spielte Rot +1. Wer ist dran?
why-again = Platz 2 nimmt den hinteren, würfelt alle und setzt aus
ask-choose = Rot 5 passt. Darfst du auch den hinteren nehmen?
why-choose = Du musst nicht spielen: Nimm den hinteren und würfle alle
ask-match = Welche Würfel passen vorn an die Reihe?
why-match = Gleiche Farbe, gleiches Zeichen oder ein Joker
ask-must = Ein Würfel in der Reihe. Darfst du neu würfeln?
why-must = Nicht, solange einer deiner Würfel passt
ask-plus = Welche Würfel passen auf das grüne +1?
why-plus = Seine Farbe oder ein anderes +1. Ein +2 ist ein anderes Zeichen
ask-take = Nichts passt. Was tust du?
why-take = Es kostet einen Würfel: Nimm den hinteren und würfle alle
