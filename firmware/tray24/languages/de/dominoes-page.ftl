# Texts of the page for dominoes. `shows` are the tiles beside a line: leave them as they are.

short-1 = Ein Pasch öffnet vier Arme. Leg einen Stein an ein Ende mit gleicher Farbe oder gleichem Zeichen.
    .shows = g7/g7
short-2 = Nur die anliegende Hälfte wirkt: Aussetzen, Retour, +2, +4-Joker.
    .shows = r5/bS
short-3 = Eine Sackgasse schließt ihren Arm.
    .shows = y2/DE
short-4 = Bleibt ein Joker offen, wünschst du dir eine Farbe.
    .shows = W/W
short-5 = Die Bänkchen sind verdeckt: Auf einem gemeinsamen Bildschirm fragt das Tablett, ob du allein bist.
    .shows = uno
option-target = Punkte zum Sieg
option-all_doublets = Jeder Pasch öffnet zwei weitere Arme
option-reopen = Ein Joker-Pasch darf einen geschlossenen Tisch wieder öffnen
clicks = Wähle einen Stein, dann ein offenes Ende, auf dem Tisch oder auf dem Tablett.
table = Die Steine auf dem Tisch
table-empty = Der erste Pasch öffnet vier Arme.
# A tag: this open end takes any tile.
takes-any = alles
arm = Arm { $arm }, offenes Ende { $face }, Feld { $slot } auf dem Tablett
    .fits = Arm { $arm }, offenes Ende { $face }, Feld { $slot } auf dem Tablett, passt
arm-no-slot = Arm { $arm }, offenes Ende { $face }, kein Feld auf dem Tablett
    .fits = Arm { $arm }, offenes Ende { $face }, kein Feld auf dem Tablett, passt
slot = Feld { $slot }
slot-end = Feld { $slot }, offenes Ende { $face }
field = 24 Felder, davon { $number } mit offenen Enden
pile-title = { $count } im Stapel
pile-on-table = { $count } auf dem Tisch
pile-in-racks = { $count } auf den Bänkchen
pile-name = { $count ->
    [one] Stapel, { $count } Stein.
   *[other] Stapel, { $count } Steine.
}
pile-name-draw = { $count ->
    [one] Stapel, { $count } Stein. Einen Stein ziehen
   *[other] Stapel, { $count } Steine. Einen Stein ziehen
}
neither = Keine
leave-closed = Geschlossen lassen
wilds-beside = Joker neben { $face }
asked-which-side = welche Hälfte liegt an?
asked-lead = beginne mit einem Pasch
asked-reopen = alle Arme sind zu: wieder öffnen?
asked-tile-and-end = wähle einen Stein, dann ein Ende
asked-pass = du kannst nicht anlegen und musst passen
# Before a challenge: the player of the wild +4, what the reader draws and what the other does.
stakes = Annehmen: Du ziehst { $mine }. Anzweifeln: Bei einem Bluff zieht { $name } { $theirs }, sonst ziehst du { $mine }. Ehrlich, wenn { $name } keine Farbe eines offenen Endes hatte.
hint-can-lead = { $Tile } kann beginnen
    .label = { $tile }, kann beginnen
hint-cannot-lead = { $Tile } kann nicht beginnen
    .label = { $tile }, kann nicht beginnen
hint-no-end = { $Tile } passt an kein Ende
    .label = { $tile }, passt an kein Ende
real-another-end = Ein anderes Ende
