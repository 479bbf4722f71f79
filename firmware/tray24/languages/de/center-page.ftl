# Texts of the page for the center-die game. `shows` are the dice beside a line: leave them as they are.

short-1 = Spiel einen Würfel, der in Farbe oder Zeichen zum Mittelwürfel passt: Er nimmt dessen Platz ein.
    .shows = g4 r4
short-2 = Die Hände sind offen: Alle sehen jeden Würfel.
    .shows = b1 y6
short-3 = Nichts Gutes dabei? Würfle einmal die ganze Hand neu; dann spiel oder zieh.
    .shows = -
short-4 = Ein +4-Joker kann angezweifelt werden: Hätte ein anderer Würfel gepasst, kommt er zurück.
    .shows = WD4
short-5 = Noch zwei Würfel: Ruf UNO.
    .shows = uno
option-target = Punkte zum Sieg
option-wd4 = +4-Joker
option-wd4-challenge = Darf angezweifelt werden
option-wd4-enforced = Abgelehnt, solange ein Würfel passt
field = 24 Felder, eines davon für den Mittelwürfel
slot-center = Feld { $slot }, { $face }, der Mittelwürfel
# A tag on the center die: the die before it.
was = vorher { $face }
asked-play-or-draw = spiel oder zieh
asked-play-or-roll = spiel oder würfle neu
asked-nothing = nichts passt
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Annehmen: Du ziehst { $mine }. Anzweifeln: Bei einem Bluff zieht { $name } { $theirs }, sonst ziehst du { $mine }. Ehrlich, wenn kein anderer Würfel von { $name } zu { $former } passte.
hint-new-die-only = { $Face } wartet: Nur der neue Würfel darf gespielt werden
    .label = { $face }, wartet: Nur der neue Würfel darf gespielt werden
hint-another-matches = { $Face } wartet: Ein anderer Würfel passt
    .label = { $face }, wartet: Ein anderer Würfel passt
hint-no-match = { $Face } passt nicht
    .label = { $face }, passt nicht
# A tag on a die.
real-center = Mitte
real-roll-all-again = Alle neu würfeln
real-asked-drawn = leg, was du gezogen hast, oder behalte es
real-asked-put = leg einen Würfel neben den Mittelwürfel
real-asked-nothing-draw = nichts passt: zieh
