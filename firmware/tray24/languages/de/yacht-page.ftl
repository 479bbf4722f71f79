# Texts of the page for yacht. `shows` are the dice beside a line: leave them as they are.

short-1 = Fünf Würfel, drei Würfe: Behalte, was du magst, und würfle den Rest neu.
    .shows = r7 b7
short-2 = Dann fülle ein Kästchen: zwei, drei oder vier gleiche, Farben, Kette, Joker.
    .shows = g4 g8
short-3 = Joker stehen für jedes Zeichen und jede Farbe.
    .shows = W
short-4 = Nichts passt? Streich ein Kästchen.
    .shows = -
short-5 = Elf Kästchen; die höchste Summe gewinnt. Man kann auch allein spielen.
    .shows = y9
clicks = Markiere Würfel, dann würfle; wähle ein Kästchen, um es zu füllen.
aim = elf Kästchen
lasted = nach elf Zügen
field = 24 Felder: fünf Würfel in der oberen Reihe, darunter elf Kästchen
total = Summe
# Opens the six faces of each of the five dice.
faces = Seiten der Würfel
# On the boxes of the tray: 8 letters at most.
box-two = 2 gleich
box-three = 3 gleich
box-four = 4 gleich
box-small = 4 Farbe
box-large = 5 Farbe
box-chain = Kette
box-red = Rot
box-yellow = Gelb
box-green = Grün
box-blue = Blau
box-wild = Joker
slot-marked = Feld { $slot }, { $face }, markiert für den nächsten Wurf
slot-written = Feld { $slot }, { $box }: { $points } eingetragen
slot-gives = Feld { $slot }, { $box }: brächte { $points }
slot-open = Feld { $slot }, { $box }, offen
# A box inside a sentence.
inside-two = zwei gleiche
inside-three = drei gleiche
inside-four = vier gleiche
inside-small = vier einer Farbe
inside-large = fünf einer Farbe
inside-chain = Fünferkette
inside-red = rote Würfel
inside-yellow = gelbe Würfel
inside-green = grüne Würfel
inside-blue = blaue Würfel
inside-wild = Joker
asked-zero-in = { $box } streichen?
zero-in = { $box } streichen
asked-zero-box = wähle das Kästchen zum Streichen
write-points = Punkte eintragen
write-zero = Streichen
# A tag on a die that is marked to be rolled again.
tag-again = neu
# A tag on a die that stays while others are rolled again.
tag-hold = bleibt
mark-none = Keinen markieren
mark-all = Alle markieren
roll-again = { $count } neu würfeln
asked-box = wähle ein Kästchen
# On a starter, which has no slots for the boxes.
asked-box-keys = wähle ein Kästchen mit den Tasten: Gelb und Blau, dann Grün
rolls-left = { $count ->
    [one] noch { $count } Wurf
   *[other] noch { $count } Würfe
}
rolls-left-mark = { $count ->
    [one] noch { $count } Wurf: markiere Würfel oder wähle ein Kästchen
   *[other] noch { $count } Würfe: markiere Würfel oder wähle ein Kästchen
}
rolls-left-keys = { $count ->
    [one] noch { $count } Wurf: markiere Würfel oder wähle ein Kästchen mit den Tasten
   *[other] noch { $count } Würfe: markiere Würfel oder wähle ein Kästchen mit den Tasten
}
real-rolls-left = { $count ->
    [one] noch { $count } Wurf: markiere Würfel
   *[other] noch { $count } Würfe: markiere Würfel
}
real-keep-all = Alle behalten
real-tell = Melden
real-asked-roll = würfle alle fünf
real-asked-put = leg sie auf die Felder oder melde sie
hint-rolled-again = { $Face }, wird neu gewürfelt
    .label = { $face }, wird neu gewürfelt
hint-click = { $Face }: markieren, um neu zu würfeln
    .label = { $face }: markieren, um neu zu würfeln
