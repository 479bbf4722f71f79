### The lesson of yacht: of each step the question, two lines of the display, and the reason, three lines.

ask-alike = Welches dieser Kästchen bringt am meisten?
why-alike = Der Joker ist eine dritte 7. Alle fünf zählen, der Joker 50
ask-chain = Welches Kästchen bringt jetzt am meisten?
why-chain = 3-8-8 und zweimal Aussetzen: Nachbarn gleich in Farbe oder Zeichen
ask-color = Welches Kästchen bringt hier am meisten?
why-color = Drei rote und ein Joker: vier einer Farbe, immer 75
ask-rolls = Du hast dreimal gewürfelt. Darfst du noch einmal?
why-rolls = Einmal alle fünf, dann zweimal beliebige davon
ask-wilds = Zwei Joker. Welches Kästchen bringt am meisten?
why-wilds = 50 für jeden Joker. Bei Farben zählen Joker nicht
ask-zero = Nichts Gutes. Darfst du etwas streichen?
why-zero = Eine Null in jedem offenen Kästchen, wenn du willst
