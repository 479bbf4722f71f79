### The lesson of dominoes: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Werde vor den anderen alle Steine los. Probier drei Züge
do-aim = Los
ask-play = Enden: { $face } und Gelb 8. Leg einen Stein, der passt
why-play = Rot an Rot. Die andere Hälfte, Rot 2, ist das neue Ende
ask-take = Keiner deiner Steine passt. Was nun?
why-take = Du ziehst einen Stein. Er passt an Gelb 8: Leg ihn gleich
ask-call = Noch zwei Steine: Warne die anderen, bevor du legst
why-call = Ruf UNO, bevor du nur noch einen hast, sonst erwischt man dich

# The questions.
ask-active = Rot Aussetzen liegt an Rot 7. Wer ist dran?
why-active = Die anliegende Hälfte wirkt: Platz 2 setzt aus
ask-asleep = Jetzt liegt Gelb 6 an Grün 6. Wer ist dran?
why-asleep = Das Aussetzen liegt am anderen Ende: Es wirkt nie
ask-bluff = Platz 2 zweifelte ein +4 an: Bluff! Wer ist dran?
why-bluff = Platz 1 zieht vier, der Stein bleibt, und Platz 2 ist dran
ask-closed = 3 Sackgassen, ein Ende { $face }. Welche passen?
why-closed = An eine Sackgasse passt nichts, aber ein Joker an den offenen Arm
ask-doublet = Alle Enden: Pasch { $face }. Welche passen?
why-doublet = An einen Pasch passt kein Pasch, auch nicht der Joker-Pasch
ask-draw = Ein Stein passt. Darfst du stattdessen ziehen?
why-draw = Du darfst immer einen ziehen und ihn gleich legen, wenn er passt
ask-match = Enden: { $face } und Gelb 8. Welche Steine passen?
why-match = Er passt, wenn eine Hälfte Farbe oder Zeichen eines Endes hat
