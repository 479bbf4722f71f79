### The rules of the center-die game in short words: a message a page of the help, in this order.
### A title is a headline of the display (92 columns at most, which are about 13 letters).
### The attribute rules names the rules of RULES.md that a page covers: do not translate it.

goal =
    Werde vor den anderen alle Würfel los. Wer das schafft, bekommt die Punkte, die die anderen noch haben. Es gewinnt,
    wer 500 Punkte hat oder so viele, wie ihr vereinbart.
    .title = Ziel
    .rules = C10 C11

begin =
    Ein Würfel wird gewürfelt, bis er eine Zahl zeigt: der Mittelwürfel. Alle ziehen fünf Würfel und würfeln sie offen
    für alle.
    .title = Anfang
    .rules = C1 C2

turn =
    Spiel einen Würfel mit der Farbe oder dem Zeichen des Mittelwürfels. Er wird zum Mittelwürfel, und der alte kommt
    zurück in den Beutel.
    .title = Zug
    .rules = C3

again =
    Kannst oder willst du nicht spielen, würfle einmal alle deine Würfel neu. Dann spiel einen, der passt, oder zieh
    einen: Passt er, darfst du ihn spielen oder behalten. Aus einem leeren Beutel wird nichts gezogen.
    .title = Neuer Wurf
    .rules = C4

actions =
    Aussetzen: Die nächste Person setzt aus. Retour: Die Richtung wechselt; zu zweit heißt es Aussetzen. +2: Die nächste
    Person zieht zwei Würfel, würfelt sie und setzt aus.
    .title = Aktionen
    .rules = C5

wilds =
    Ein Joker darf immer gespielt werden, und du wünschst dir seine Farbe. Nach einem +4-Joker zieht die nächste Person
    vier Würfel; er ist nur erlaubt, wenn keiner deiner farbigen Würfel passt.
    .title = Joker
    .rules = C6 C7

challenge =
    Die nächste Person darf einen +4-Joker anzweifeln. War er nicht erlaubt, kommt er zurück, und wer ihn gespielt hat,
    zieht vier Würfel. War er erlaubt, zieht vier, wer ihn angezweifelt hat.
    .title = Zweifel
    .rules = C8

uno =
    Ruf UNO, wenn du den vorletzten Würfel spielst: Drück deine Platztaste oder halte Blau, wo keine ist. Bis die
    nächste Person in ihrem Zug irgendetwas tut, können andere dich mit ihrer Taste erwischen: Du ziehst zwei Würfel.
    .title = UNO
    .rules = C9

last-die = Dein letzter Würfel beendet die Runde sofort: Für ein letztes +2 oder einen letzten +4-Joker zieht niemand Würfel.
    .title = Der letzte
    .rules = C10

points = Zahlen zählen ihren Wert, Aussetzen, Retour und +2 zählen 20, Joker 50. Wer alle losgeworden ist, beginnt die nächste Runde.
    .title = Punkte
    .rules = C10

options =
    Ziel: die Punkte zum Sieg. +4-Joker: Die nächste Person darf ihn anzweifeln; oder geprüft: Er wird abgelehnt, wenn
    er nicht erlaubt ist.
    .title = Optionen
    .rules = C8 C11
