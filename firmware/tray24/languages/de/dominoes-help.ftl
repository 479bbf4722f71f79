### The rules of dominoes in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Werde vor den anderen alle Steine los. Wer das schafft, bekommt die Punkte der anderen Bänkchen. Es gewinnt, wer 500
    Punkte hat oder so viele, wie ihr vereinbart.
    .title = Ziel
    .rules = D11 D14

begin =
    Alle ziehen sechs Steine und verbergen sie. Wer den Pasch mit der höchsten Zahl hat, beginnt damit: Er hat vier
    offene Arme.
    .title = Anfang
    .rules = D1 D2 D3

turn =
    Leg einen Stein an ein offenes Ende: Eine Hälfte muss die Farbe oder das Zeichen dieses Endes haben. Die andere
    Hälfte ist das neue Ende. Ein Pasch kommt nie an einen Pasch.
    .title = Zug
    .rules = D4

draw =
    Kannst oder willst du nicht spielen, zieh einen Stein. Passt er, darfst du ihn gleich legen. Ist der Stapel leer,
    passt du.
    .title = Ziehen
    .rules = D9

actions =
    Nur die Hälfte, die anliegt, wirkt. Aussetzen: Die nächste Person setzt aus. +2: Sie zieht zwei Steine und setzt
    aus. Retour: Die Richtung wechselt; zu zweit heißt es Aussetzen.
    .title = Aktionen
    .rules = D7

wilds =
    Eine Joker-Hälfte passt an jedes Ende. Bleibt sie offen, wünschst du dir ihre Farbe. Legst du mit einem +4-Joker an,
    zieht die nächste Person vier; er ist nur erlaubt, wenn keine Hälfte auf deinem Bänkchen die Farbe eines offenen
    Endes hat.
    .title = Joker
    .rules = D5 D8

challenge =
    Die nächste Person darf einen +4-Joker anzweifeln. War er nicht erlaubt, zieht die vier, wer ihn gelegt hat; der
    Stein bleibt.
    .title = Zweifel
    .rules = D8

dead-end =
    Ein Stein mit Sackgasse (X) schließt seinen Arm; mit dieser Hälfte wird nie angelegt. Wer den letzten Arm schließt,
    gewinnt die Runde.
    .title = Sackgasse
    .rules = D6 D12

uno =
    Ruf UNO, wenn du den vorletzten Stein spielst: Drück deine Platztaste. Vergisst du es, kannst du erwischt werden,
    bis die nächste Person einen Stein gelegt oder ihren Zug beendet hat: Du ziehst zwei.
    .title = UNO
    .rules = D10

last-tile =
    Dein letzter Stein beendet die Runde. Wirkt sein +2 oder +4-Joker, zieht die nächste Person noch zwei oder vier.
    .title = Der letzte
    .rules = D11

blocked =
    Der Stapel ist leer, und alle haben gepasst: Wer die wenigsten Punkte auf dem Bänkchen hat, bekommt die der anderen
    minus die eigenen; bei Gleichstand gibt es nichts.
    .title = Blockade
    .rules = D13

points = Zahlen zählen ihren Wert, Aussetzen, Retour und +2 je 10, Sackgassen und +4-Joker 20, Joker 25; beide Hälften eines Steins.
    .title = Punkte
    .rules = D11

options =
    Ziel: die Punkte zum Sieg. Pasche öffnen: Jeder Pasch öffnet zwei weitere Arme. Wieder öffnen: Sind alle Arme zu,
    darf, wer Joker/Joker hat, ihn neben einen Pasch legen: drei neue Arme.
    .title = Optionen
    .rules = D14 D15 D16
