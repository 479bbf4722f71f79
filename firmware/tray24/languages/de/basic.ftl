### The texts of the tray game.

did_draw = { $name } zieht einen
did_keep = { $name } behält die Würfel
did_place = { $name } beginnt auf Feld { $slot }
did_roll = { $name } würfelt
did_swept = Zurück in den Beutel
do_draw = Würfel ziehen
do_keep = Behalten
do_pass = Würfel behalten
do_roll = Alle neu würfeln
game = Tablettspiel
head_place = Beginne
opt-must_roll = Immer würfeln
opt-scoring = Punkte an
opt-table_talk = Absprachen
put_anywhere = auf ein Feld
slots_n = { $count } Felder
value-caught = Besitzer
value-winner = Sieger
verb_keep = Behalten
verb_roll = Würfeln

# Advice: the die and where to put it.
into_slot = { $die }, Feld { $slot }
# As head_place, in the plain text for a computer.
said_place = Platz { $number }, du beginnst

# What the coach says in a first match: three lines of the display.
coach-draw = Nichts passt. Zieh einen Würfel: Er wird gewürfelt und gelegt, wenn er passt
coach-half = Nur die Hälfte mit Würfeln ist im Spiel. Die andere bleibt dunkel
coach-keep = Du darfst erst alle Würfel neu würfeln oder sie behalten
coach-match = { $face } passt auf Feld { $slot }: Ein Nachbar hat Farbe oder Zeichen
coach-roll = In deinem ersten Zug einer Runde würfelst du alle Würfel
coach-start = Wähle ein Feld: Seine Hälfte gilt für die ganze Runde
coach-wild = Ein Joker passt überall; dann wünschst du dir eine Farbe
coach-wild_four = +4-Joker nur, wenn kein anderer deiner Würfel passt
