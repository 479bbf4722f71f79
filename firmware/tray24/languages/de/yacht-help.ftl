### The rules of yacht in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal = Fülle elf Kästchen in elf Zügen. Die höchste Summe gewinnt; allein spielst du gegen deine beste.
    .title = Ziel
    .rules = Y1 Y9

turn =
    Würfle fünf Würfel. Dann darfst du beliebige davon neu würfeln, höchstens zweimal. Markiere die, die du würfeln
    willst, und wähle dann den Wurf.
    .title = Zug
    .rules = Y2

boxes = Danach wertest du die Würfel in einem offenen Kästchen oder streichst eines: Das zählt null. Jedes Kästchen gilt einmal.
    .title = Kästchen
    .rules = Y3

alike = Zwei, drei oder vier gleiche: so viele Würfel mit gleichem Zeichen, egal welcher Farbe. Alle fünf Würfel zählen.
    .title = Gleiche
    .rules = Y5

colors = Vier Würfel einer Farbe zählen 75, fünf einer Farbe 150.
    .title = Farben
    .rules = Y6

chain = Alle fünf Würfel lassen sich so in eine Reihe legen, dass Nachbarn Farbe oder Zeichen teilen. Alle fünf zählen.
    .title = Kette
    .rules = Y7

sums = Rot, Gelb, Grün, Blau: die Würfel dieser Farbe. Joker: 50 für jeden Joker.
    .title = Summen
    .rules = Y8

wilds = Joker und +4-Joker stehen für alles, was fehlt, aber nicht in den Summen der Farben.
    .title = Joker
    .rules = Y5 Y6 Y7

values = Zahlen zählen ihren Wert, Aussetzen, Retour und +2 zählen 20, Joker 50.
    .title = Werte
    .rules = Y4
