### The rules of the dice-line game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Ein Spiel für zwei. Werde zuerst alle Würfel los, und du bekommst die Punkte, die die andere Person noch hat. Es
    gewinnt, wer 200 Punkte hat oder, je nach Option, zwei von drei Runden.
    .title = Ziel
    .rules = L9 L10

begin =
    Beide nehmen fünf der elf Würfel und würfeln einen: Die höhere Zahl beginnt. Dann werden alle offen gewürfelt. Der
    elfte wird gewürfelt, bis er eine Zahl zeigt: Mit ihm beginnt die Reihe.
    .title = Anfang
    .rules = L1 L2

turn =
    Leg einen Würfel vorn an die Reihe, wenn er die Farbe oder das Zeichen des Würfels dort hat. Ein Joker passt immer,
    und du wünschst dir seine Farbe.
    .title = Zug
    .rules = L3 L7

take =
    Kannst oder willst du nicht spielen, nimm den hinteren Würfel der Reihe und würfle alle deine Würfel. Dann darfst du
    einen spielen, der passt; sonst endet dein Zug.
    .title = Nehmen
    .rules = L4

one-die =
    Die Reihe behält ihren letzten Würfel. Liegt nur einer da, musst du spielen, wenn ein Würfel passt; sonst würfelst du
    einmal alle deine Würfel und darfst dann spielen.
    .title = Nur einer
    .rules = L5

take-actions =
    Die andere Person nimmt einen oder zwei Würfel von hinten, würfelt alle ihre Würfel, und du bist wieder dran. Der
    letzte Würfel der Reihe bleibt.
    .title = +1, +2
    .rules = L6

uno =
    Ruf UNO, wenn du den vorletzten Würfel spielst: Drück deine Platztaste oder halte Blau, wo keine ist. Sonst
    kannst du erwischt werden, bis der nächste Zug beginnt: Du nimmst zwei Würfel von hinten und würfelst alle. Liegt nur
    einer in der Reihe, bekommst du einen Würfel der anderen Person.
    .title = UNO
    .rules = L8

last-die = Dein letzter Würfel beendet die Runde. Nach einem letzten +1 oder +2 nimmt die andere Person noch Würfel und würfelt alle.
    .title = Der letzte
    .rules = L9

points = Zahlen zählen ihren Wert, +1 und +2 zählen 20, Joker 50.
    .title = Punkte
    .rules = L9

options = Ziel: die Punkte zum Sieg; oder zwei von drei: Wer zwei Runden gewinnt, siegt.
    .title = Optionen
    .rules = L10
