### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

# The aim, and the first moves.
ask-aim = Elf Züge, je ein Kästchen. Die höchste Summe gewinnt
do-aim = Alle fünf würfeln
why-aim = Zwei 8en! Gleiche bringen Punkte: Behalte sie
ask-hold = Behalte beide 8en: Markiere die drei anderen
wrong-hold = Blau 8 und Gelb 8 bleiben. Markiere die drei anderen
why-hold = Joker und zwei 8en: drei gleiche. Noch ein Wurf wäre frei
ask-write = Fülle das Kästchen, das am meisten bringt
why-write = Alle fünf zählen, der Joker 50. Das Kästchen ist jetzt voll
# Why another box is better: what this one counts or needs, and $points, what it pays.
less-blue = Nur blaue Würfel zählen: { $points }
less-four = Vier gleiche müssten es sein: { $points }
less-green = Nur grüne Würfel zählen: { $points }
less-large = Fünf einer Farbe müssten es sein: { $points }
less-red = Nur rote Würfel zählen: { $points }
less-small = Vier einer Farbe müssten es sein: { $points }
less-three = Drei gleiche müssten es sein: { $points }
less-two = Alle Würfel zählen, aber es sind nur { $points }
less-wild = 50 für jeden Joker: { $points }

# The questions.
ask-alike = Welches dieser Kästchen bringt am meisten?
why-alike = Der Joker ist eine dritte 7. Alle fünf zählen, der Joker 50
ask-chain = Welches Kästchen bringt jetzt am meisten?
why-chain = 3-8-8 und zweimal Aussetzen: Nachbarn gleich in Farbe oder Zeichen
ask-color = Welches Kästchen bringt hier am meisten?
why-color = Drei rote und ein Joker: vier einer Farbe, immer 75
ask-rolls = Du hast dreimal gewürfelt. Darfst du noch einmal?
why-rolls = Einmal alle fünf, dann zweimal beliebige davon
ask-wilds = Zwei Joker. Welches Kästchen bringt am meisten?
why-wilds = 50 für jeden Joker. Als grüne oder blaue Würfel zählen sie nicht
ask-zero = Nichts Gutes dabei. Darfst du etwas streichen?
why-zero = Du darfst irgendein offenes Kästchen streichen: Es zählt null
