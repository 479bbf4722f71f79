# Texts of the page in the browser: the live page, replayed records, and the read-only page of a tray.
#
# <br>, <kbd> and the like are HTML tags: keep them in their places in your sentence.
# These blanks have few values, so the browser gets a message with one of them in all its forms:
#   $face, $Face    a die inside a sentence ("red 7"), and at its beginning ("Red 7")
#   $tile, $Tile    a tile inside a sentence ("red 5 / blue skip"), and at its beginning
#   $color, $Color  one of the four colors
#   $count          a number of things
#   $slot           a slot of the tray, 0 to 23
#   $seat           a seat of the tray, 1 to 6
# The attribute `label` is the text for screen readers: the die first, then the rest.

### Faces and tiles

color-r = Rot
    .start = Rot
color-y = Gelb
    .start = Gelb
color-g = Grün
    .start = Grün
color-b = Blau
    .start = Blau
sign-S = Aussetzen
sign-R = Retour
sign-D1 = +1
sign-D2 = +2
sign-W = Joker
    .start = Joker
sign-WD4 = +4-Joker
    .start = +4-Joker
sign-DE = Sackgasse
    .start = Sackgasse
face-colored = { $color } { $sign }
face-declared = { $wild }, Wunschfarbe { $color }
face-not-rolled = leerer Würfel
    .start = Leerer Würfel
face-unknown = unbekannter Würfel
    .start = Unbekannter Würfel
face = { $face }
face-start = { $Face }
tile = { $tile }
tile-start = { $Tile }
tile-both = { $first } / { $second }
tile-hidden = verdeckter Stein
    .start = Verdeckter Stein
color-button = { $Color }

### Dice, tiles and places

dice = { $count ->
    [one] { $count } Würfel
   *[other] { $count } Würfel
}
tiles = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}
seat = Platz { $seat }
you = Du
bag-title = { $count } im Beutel
bag-name = Beutel, { dice }.
bag-name-draw = Beutel, { dice }. Einen Würfel ziehen
bag-on-tray = { $count } auf dem Tablett
bag-in-hands = { $count } in den Händen

### The head of the page

name-of-page = Tray24
description = Tray24: die echte Firmware auf einem virtuellen Tablett.
title-your-turn = Du bist dran | Tray24
new-match = Neue Partie
sit-as = Dieser Bildschirm
sit-table = Ganzer Tisch
# The first screen of another browser at the same table.
settings = Einstellungen
language = Sprache dieser Seite
language-of-browser = Wie im Browser
settings-words = Die folgenden Einstellungen gehören zum Tablett: Sie gelten für alle, die darauf spielen.
settings-builders = Für Bastler
seats-title = Wer bist du?
seats-words = Auch andere Bildschirme zeigen dieses Tablett.
# Only in games whose racks are hidden.
seats-rack = Dein Bänkchen ist nur auf deinem Bildschirm zu sehen, bis du deinen Platz zurückgibst.
seats-give-back = Meinen Platz an den Tisch zurückgeben
seats-open = Plätze und Handys
seats-bot = ein Bot
seats-taken = an einem anderen Bildschirm
seats-sure = Auch hier sitzen
seats-watch = Nur zusehen
seats-table = Wir spielen alle an diesem Bildschirm
invite-title = Handys
invite-nowhere = Dieses Tablett läuft nur in deinem Browser: Andere Tabs dieses Browsers können mitspielen, andere Geräte nicht. Starte es dafür mit ./tray24 play --host 0.0.0.0
invite-how = Um mit Handys in deinem Netz zu spielen, starte das Tablett mit: ./tray24 play --host 0.0.0.0
invite-scan = Scanne den Code mit einem Handy im selben Netz oder öffne { $url }. Wer diese Adresse erreicht, darf mitspielen.
invite-name = QR-Code von { $url }
sit-onlooker = Zuschauen
speed = Tempo
speed-of-bots = Tempo der Bots
undo = Rückgängig
undo-name = Einen Schritt rückgängig
redo = Wiederholen
redo-name = Rückgängig Gemachtes wiederholen
help = Hilfe
controls = Partie und Seite
no-scripts = Diese Seite braucht einen aktuellen Browser mit JavaScript. Ist deiner so einer, dann liefert der Webserver die .js-Dateien dieser Seite nicht als text/javascript.
connecting = Verbindung zum Tablett wird hergestellt.
waiting = Keine Verbindung zum Tablett. Die Seite verbindet sich von selbst wieder.
perhaps-not-done = Das Tablett ist wieder da. Sieh noch einmal hin: Was du zuletzt getan hast, wurde vielleicht nicht ausgeführt.

# Where the page was loaded from a simulator of another version, and where a message cannot be understood.
update = Neue Version
records = Archiv
records-words = Jede beendete Partie wird auf dem Tablett gespeichert. Aufzeichnungen lassen sich ansehen, prüfen und als Dateien woanders aufbewahren.
records-none = Hier ist noch keine Partie zu Ende gegangen.
records-away = Das Tablett ist nicht erreichbar.
records-players = Wer gespielt und gewonnen hat
records-all = Alle herunterladen
record-taken = übernommen
records-in-browser = Sie liegen nur in diesem Browser: Lade sie herunter, um sie auch anderswo zu behalten.
records-on-computer = Sie liegen auf dem Computer, von dem diese Seite kommt.
records-on-tray = Sie liegen auf dem Tablett; was hier geholt wird, bleibt, bis du diesen Tab schließt.
records-bring = Aufzeichnungen aus Dateien holen…
record-watch = Ansehen
record-download = Herunterladen
record-unreadable = Diese Datei ist nicht lesbar.
record-not-over = { $names }; nicht zu Ende gespielt
record-won = { $names }; Sieg: { $won } mit { $points } Punkten
record-of-player = { $played } { $played ->
    [one] Partie
   *[other] Partien
}, { $won } gewonnen
record-too-long = eine Aufzeichnung hat höchstens { $most } kB
record-too-many-lines = eine Aufzeichnung hat höchstens { $most } Zeilen
record-wrong = das ist keine gültige Aufzeichnung von Tray24: { $reason }
record-known = das Tablett hat diese Aufzeichnung schon
record-not-kept = die Aufzeichnung konnte nicht gespeichert werden: { $reason }
record-of-onlooker = nur wer an einem Platz sitzt oder an dem Computer, auf dem das Tablett läuft, kann Aufzeichnungen mitbringen
records-full = höchstens { $count } mitgebrachte Aufzeichnungen von zusammen { $most } MB werden gespeichert: Für eine weitere ist kein Platz
records-left = Weitere Aufzeichnungen werden gelesen: { $count }
loading = Das Tablett wird geladen. Es läuft in diesem Browser.
store-refused = Dieser Browser speichert nichts für diese Seite: Die Partie geht weiter, endet aber mit diesem Tab. Ein privates Fenster, eine Einstellung des Browsers oder eine Adresse ohne https kann der Grund sein.
store-full = Dieser Browser hat keinen Speicherplatz mehr: Was jetzt geschieht, geht mit diesem Tab verloren. Schaff Platz auf diesem Gerät.
store-in-use = Eine andere Version dieser Seite ist in einem anderen Tab offen. Schließ ihn: Das Tablett läuft hier weiter.
did-not-start = Das Tablett ist nicht gestartet. Lade die Seite neu; hilft das nicht, nimm einen aktuellen Firefox, Chrome, Edge oder Safari.
did-not-load = Das Tablett wurde nicht geladen: Eine Datei dieser Seite fehlt oder kam nicht vollständig an. Lade die Seite neu; hilft das nicht, ist die Seite beschädigt, oder das Netz hält eine Datei zurück.
silent = Das Tablett startet nicht: Seit einer halben Minute kommt nichts mehr an. Prüfe das Netz, dann lade die Seite neu.
other-version = Diese Seite gehört zu einer anderen Version des Simulators. Lade sie neu.
not-understood = Diese Seite versteht nicht, was das Tablett sagt. Lade sie neu.

### The start page

intro-title = Ein Tablett für 24 Würfel, <br>das die Regeln kennt
intro-firmware = Auf dieser Seite läuft die echte Firmware des Tabletts, mit Licht, Display, Tasten und Summer. Alles geht mit Klicken, Tippen oder Tasten.
intro-tabs = Öffne diese Seite in weiteren Tabs oder auf weiteren Bildschirmen dieses Geräts: Alle zeigen dasselbe Tablett.
start = Start
game = Spiel
plug-pulled = Der Stecker ist gezogen.
plug-in = Einstecken
continue = Weiterspielen
card-hand = Runde { $hand }
card-points = { $name } { $points }
play-bots = Gegen Bots spielen
play-alone = Allein spielen
play-day = Tageswürfel
day-words = Dieselben Würfel für alle, die heute spielen, egal, was sie behalten. Wer einen Wurf zurücknimmt, spielt weiter, aber das Ergebnis zählt nicht.
day-alone = Nur für eine Person allein, ohne Bots
day-electronic = Nur mit elektronischen Würfeln
day-set = Nur mit den üblichen Würfeln
copy = Kopieren
copied = Kopiert
set-up = Partie einrichten…
in-short-name = Das Spiel in Kürze
in-short = { $game }, in Kürze
to-help = Tasten, Lichter und Regeln

### The tray

tray = Das Tablett
slots-name = 24 Felder
usb-in = USB-Stecker. Ziehen, um den Strom zu trennen
usb-out = USB-Stecker, gezogen. Wieder einstecken
key-red = Rote Taste: zurück, halten für Rückgängig
key-yellow = Gelbe Taste: blättert zurück
key-green = Grüne Taste: OK
key-blue = Blaue Taste: blättert weiter
# The letter on a key of the tray, and on the keyboard.
letter-r = R
letter-y = Y
letter-g = G
letter-b = B
display = Display
display-says = Display: { $words }
display-off = Aus.
    .label = Display: Aus.
mute = Summer stumm schalten
unmute = Summer wieder einschalten
seat-button-free = Taste von Platz { $seat }, frei
seat-button-you = Taste von Platz { $seat }, du
    .turn = Taste von Platz { $seat }, du, du bist dran
    .next = Taste von Platz { $seat }, du, als Nächstes dran
seat-button = Taste von Platz { $seat }, { $name }
    .turn = Taste von Platz { $seat }, { $name }, am Zug
    .next = Taste von Platz { $seat }, { $name }, als Nächstes dran
slot-empty = Feld { $slot }, leer
slot-die = Feld { $slot }, { $face }
slot-refused = Feld { $slot }, { $face }, abgelehnt: { $words }
# The button beside a sentence about what is refused, or not possible: it opens the help at the rule.
why = warum?

### The room around the tray

room = Raum
room-light = Raumlicht
room-light-value = { $level ->
    [dark] dunkel
    [lamp] Lampenlicht
    [bright] heller Raum
    [day] Tageslicht
   *[sun] Sonnenschein
}
sensor-noise = Sensorrauschen
sensor-noise-value = { $level ->
    [none] keins
    [little] wenig
    [some] mittel
   *[much] viel
}
# What the real dice are made of.
dice-make = Art der Würfel
dice-molded = gegossener Kunststoff
dice-printed = gedruckte Aufkleber
dice-translucent = durchscheinend
dice-dark = dunkel

### The match

score = Punktestand
score-hand = Runde { $hand }
score-hand-aim = Runde { $hand }, { $aim }
aim-target = bis { $target } Punkte
points = { $points } Punkte
bag = Beutel
table = Der Tisch
hand = Runde
log = Verlauf
log-name = Verlauf, Neuestes zuerst
log-hand = Runde { $hand }
seat-name = Platz { $seat }, { $name }
hand-of-you = Platz { $seat }, du selbst.
hand-of = Platz { $seat }, { $name }.
your-turn = Du bist dran
# $ending is the last letter of the name.
turn-of = { $name } ist dran
# Where it is the turn of somebody who plays on a phone, at the screen of the whole table.
turn-elsewhere = { $name } spielt an einem anderen Bildschirm
turn-elsewhere-you = Du spielst an einem anderen Bildschirm
screen-gone = Dieser Bildschirm ist gerade nicht erreichbar.
screen-left = Dieser Bildschirm ist seit einer Minute nicht erreichbar.
screen-fetch = Hier weiterspielen
rolls = { $name } würfelt
next = danach
below = unten
bot = Bot
bot-fair = fairer Bot
bot-sharp = schlauer Bot
bot-expert = Experten-Bot
bot-gentle = sanfter Bot
bot-random = Zufalls-Bot
character-steady = Ein beständiger Bot
character-watchful = Ein wachsamer Bot, der schnell erwischt
character-forgetful = Ein vergesslicher Bot, oft ohne UNO-Ruf
character-cautious = Ein vorsichtiger Bot, der die nächste Person im Blick hat
character-bluffer = Ein Bot, der blufft
character-rascal = Ein Schlingel, der blufft und alle erwischt, die UNO vergessen
virtual = virtuell
over = Die Partie ist zu Ende
you-win = Du gewinnst
wins = { $name } gewinnt
# $last is the last of several names, $names all others.
share-the-win = { $names } und { $last } teilen sich den Sieg
names = { $names } und { $name }
after-hands = { $count ->
    [one] nach { $count } Runde
   *[other] nach { $count } Runden
}
### The evening's card, once a match is over: who stood out, and by what.

evening = Diese Partie
evening-close = Karte schließen
evening-best-hand = Beste Runde
evening-best-hand-did = { $count } Punkte
evening-best-turn = Bester Zug
evening-best-turn-did = { $count } Punkte
evening-most-caught = Adleraugen
evening-most-caught-did = { $count ->
    [one] einmal jemanden erwischt
   *[other] { $count }-mal jemanden erwischt
}
evening-lucky-first = Glückspilz
evening-lucky-first-did = { $count } Punkte mit dem ersten Wurf
evening-lucky-drawn = Glückspilz
evening-lucky-drawn-did = { $count ->
    [one] einmal gezogen, was gleich passte
   *[other] { $count }-mal gezogen, was gleich passte
}
# The end of a hand, over the question that goes on.
hand-won = { $name } gewinnt die Runde: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
hand-won-you = Du gewinnst die Runde: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
hand-out = { $name } gewinnt die Runde
hand-out-you = Du gewinnst die Runde
hand-drawn = Niemand gewinnt die Runde
play-again = Noch einmal
play-around = Plätze tauschen
play-around-title = Noch einmal, alle einen Platz weiter
watch-again = Partie ansehen
watch-title = Die Partie bisher
# The title over a match that is over.
watch-over = Die ganze Partie
watch-back = Zurück zur Partie
watch-back-list = Zurück zum Archiv
watch-nothing = Hier gibt es keine Partie anzusehen.
watch-to-tray = Zum Tablett

### What a seat may do

roll = Würfeln
roll-again = Neu würfeln
keep = Behalten
keep-it = Behalten
draw = Ziehen
draw-a-die = Würfel ziehen
play = Spielen
pass = Passen
accept = Annehmen
challenge = Anzweifeln
uno = UNO
uno-for = UNO für { $name }
catch = { $name } erwischen
catch-you = Dich selbst erwischen
alone = Ich bin allein
alone-asked = bist du allein vor dem Tablett?
choose = wähle
name-a-color = wünsch dir eine Farbe
nothing-fits-draw = nichts passt: zieh
play-it-or-keep-it = spiel ihn oder behalte ihn

### Hints for a die of the hand

hint-not-rolled = { $Face }, noch nicht gewürfelt
    .label = { $face }, noch nicht gewürfelt
hint-fits = { $Face } passt
    .label = { $face }, passt
# A wild +4 while $match fits as well.
# A die that shows a wild +4 to be a bluff.
die-matched = { $face }, hätte gepasst
hint-bluff = { $Played } kann angezweifelt werden: { $match } würde passen
    .label = { $played }, kann angezweifelt werden: { $match } würde passen
hint-fits-any = { $Face } passt auf jedes freie Feld
    .label = { $face }, passt auf jedes freie Feld
hint-fits-slots = { $number ->
    [one] { $Face } passt auf Feld { $last }
   *[other] { $Face } passt auf die Felder { $slots } und { $last }
}
    .label = { $number ->
        [one] { $face }, passt auf Feld { $last }
       *[other] { $face }, passt auf die Felder { $slots } und { $last }
    }

hint-fits-ends = { $count ->
    [one] { $Tile } passt an ein Ende
   *[other] { $Tile } passt an { $count } Enden
}
    .label = { $count ->
        [one] { $tile }, passt an ein Ende
       *[other] { $tile }, passt an { $count } Enden
    }

### Real dice

real-roll-for-start = Auswürfeln, wer beginnt
real-best-doublet = Wer hat den besten Pasch?
real-done = Fertig
real-follow = Den Lichtern folgen
real-right = Sie stimmen
real-tell-again = Noch mal melden
real-tell = { $face } melden
real-tell-left = Den Rest melden
real-take-back = Zurücknehmen
real-look-at-hand = Hand ansehen
real-look-at-rack = Bänkchen ansehen
real-take-dice = { $count ->
    [one] Einen Würfel ziehen
   *[other] { $count } Würfel ziehen
}
real-take-tiles = { $count ->
    [one] Einen Stein ziehen
   *[other] { $count } Steine ziehen
}
real-give-dice = { $count ->
    [one] Einen Würfel zurückgeben
   *[other] { $count } Würfel zurückgeben
}
real-give-tiles = { $count ->
    [one] Einen Stein zurückgeben
   *[other] { $count } Steine zurückgeben
}
real-roll-all = Alle würfeln
# With several seats at one page: an action and its seat.
real-of-seat = { $action } (Platz { $seat })
real-wait-lifted = warte: Würfel werden weggenommen
real-put = leg { $face } auf Feld { $slot }
real-put-declared = leg { $face } (Wunschfarbe { $color }) auf Feld { $slot }
real-as-display-says = ist es, wie das Display sagt?
real-lift-slot = nimm den Würfel von Feld { $slot }
real-lift-blinking = nimm die { $count } Würfel, die blinken
real-roll-all-asked = würfle alle Würfel
real-wait = warte auf die anderen
real-ready = bereit?
real-take-dice-asked = { $count ->
    [one] zieh einen Würfel aus dem Beutel
   *[other] zieh { $count } Würfel aus dem Beutel
}
real-take-tiles-asked = { $count ->
    [one] zieh einen Stein vom Stapel
   *[other] zieh { $count } Steine vom Stapel
}
real-too-many-dice = { $count ->
    [one] ein Würfel zu viel
   *[other] { $count } Würfel zu viel
}
real-too-many-tiles = { $count ->
    [one] ein Stein zu viel
   *[other] { $count } Steine zu viel
}
real-tell-dice-held = melde die Würfel, die du noch hast
real-tell-tiles-held = melde die Steine, die du noch hast
real-tell-color = melde die Farbe
real-tell-face = melde, was er zeigt
real-are-these-right = stimmt das?
real-put-or-press = leg einen Würfel oder drück eine Taste
real-roll-it-again = Neu würfeln
real-put-lit-slot = leg ihn auf das leuchtende Feld
real-no-number = keine Zahl: würfle ihn neu
real-does-not-fit-keep = er passt nicht: behalte ihn
real-nothing-fits-roll-again = nichts passt: würfle neu
real-roll-all-asked-your = würfle alle deine Würfel
slot-put = { $slot-said }, leg { $face } hierher
slot-lift = { $slot-said }, nimm ihn weg
slot-blind = { $slot-said }, kein Sensor: melde den Würfel mit den Tasten

### The dialog for a new match

new-running = Die laufende Partie wird gespeichert: Ihr könnt sie später weiterspielen.
give-up-title = Das Tablett hat schon so viele angefangene Partien gespeichert, wie es kann: Eine aufgeben?
give-up-words = Sie endet vorzeitig und bleibt im Archiv. Schließ dieses Fenster, um alle zu behalten.
dice-title = Würfel
dice-electronic = Elektronisch: Das Tablett würfelt
dice-real = Echt: Ihr würfelt auf dem Tisch
die-set = Würfelsatz
# The name is that of the game whose dice they are.
die-set-of = { $name }: { $count } Würfel
tiles-title = Steine
tiles-electronic = Elektronisch: Das Tablett zieht
tiles-real = Echt: Ihr legt auf dem Tisch
who-nobody = Niemand
who-person = Person
# The name of a person who has not given one; at most 10 letters.
player = Person { $seat }
who-bot = { $name ->
    [fair] Fairer Bot
    [sharp] Schlauer Bot
    [expert] Experten-Bot
    [gentle] Sanfter Bot
    [random] Zufalls-Bot
   *[other] Bot, { $name }
}
seat-input = Name von Platz { $seat }
players-exactly = { $count ->
    [1] Dieses Spiel ist für eine Person.
    [2] Dieses Spiel ist für zwei Personen.
    [3] Dieses Spiel ist für drei Personen.
    [4] Dieses Spiel ist für vier Personen.
    [5] Dieses Spiel ist für fünf Personen.
   *[6] Dieses Spiel ist für sechs Personen.
}
players-at-least = { $count ->
    [1] Eine Partie braucht mindestens eine Person.
    [2] Eine Partie braucht mindestens zwei Personen.
    [3] Eine Partie braucht mindestens drei Personen.
    [4] Eine Partie braucht mindestens vier Personen.
    [5] Eine Partie braucht mindestens fünf Personen.
   *[6] Eine Partie braucht mindestens sechs Personen.
}
players-at-most = { $count ->
    [1] Dieses Spiel kann höchstens eine Person spielen.
    [2] Dieses Spiel können höchstens zwei Personen spielen.
    [3] Dieses Spiel können höchstens drei Personen spielen.
    [4] Dieses Spiel können höchstens vier Personen spielen.
    [5] Dieses Spiel können höchstens fünf Personen spielen.
   *[6] Dieses Spiel können höchstens sechs Personen spielen.
}
option-number = { $option }: Gib eine Zahl von 1 bis 9999 an.
close = Schließen

### The sheet with the controls of small screens

controls-title = Partie und Seite
hints = Hinweise
hints-off = Keine
hints-plays = Was spielbar ist
hints-best = Auch der beste Zug
children = Kinder spielen mit
plug = Stecker
plug-pull = Stecker ziehen
sound = Ton
sound-on = Ton an
sound-off = Ton aus

### Help

help-rules-of = Die Regeln:
help-rules-name = Spiel, dessen Regeln gezeigt werden
help-rules-numbered = Alle Regeln im Wortlaut
help-rule = { $title }.
help-turn = Dein Zug auf dieser Seite
help-click = Wähle einen deiner Würfel, dann ein Feld; oder zieh ihn dorthin. Er passt auf die gestrichelten Felder. Gibt es nur einen Platz für einen Würfel, wird er gespielt, sobald du ihn wählst.
help-clicks-of = { $game }: { $clicks }
help-keys-of-tray = Oder spiel am Tablett: Grün ist OK, Rot geht zurück, Gelb und Blau blättern. Halte Rot eine Sekunde für Rückgängig.
help-display = Das Display sagt immer, worauf das Tablett wartet.
help-pause = Rot am Tablett öffnet das Pausenmenü. Dort kannst du die Partie für später speichern oder beenden. Mit elektronischen Würfeln kann dort auch jemand aussteigen, und ein Bot übernimmt.
help-hints = Hinweise:
help-hints-off = keine
help-hints-plays = was spielbar ist
help-hints-best = und der beste Zug
help-children = Kinder spielen mit: Was spielbar ist, ist immer markiert, Rückgängig fragt nicht nach, Bots spielen langsam, und für den UNO-Ruf ist doppelt so viel Zeit.
help-plug = Zieh den Stecker, wann du willst. Das Tablett vergisst nichts.
help-keys = Tasten
help-keys-seats = Platztasten: deine eigene ruft UNO oder erwischt, wer es vergessen hat
help-keys-colors = die farbigen Tasten; auch <kbd>⌫</kbd> <kbd>←</kbd> <kbd>↵</kbd> <kbd>→</kbd>
key-tab = Tab
key-shift = Umschalt
help-keys-tab = zu deinen Würfeln, deinen Aktionen, den Feldern
key-space = Leertaste
help-keys-space = nimmt einen Würfel auf und legt ihn auf ein Feld; Pfeile wechseln das Feld
help-keys-undo = Rückgängig, Wiederholen, neue Partie
help-keys-rest = Ton, Stecker, diese Hilfe
help-lights = Was die Lichter bedeuten
help-lights-white = warmweiß, atmend: Hier darf ein Würfel hin
help-lights-color = eine Farbe um einen Würfel: die Farbe, als die er zählt; ein Joker hat seine Wunschfarbe
help-lights-red = rot, paarweise blinkend: abgelehnt; das Display sagt, warum
help-lights-dot = ein Punkt vorne rechts am Feld: dasselbe Licht, auch neben einem Würfel zu sehen
help-bone = Helle, beinweiße Umrisse und Marken gehören zu dieser Seite; ein Tablett auf deinem Tisch zeigt sie nicht.
help-colors = Farben am Muster erkennen
help-colors-red = Rot: runde Punkte, senkrechte Linien
help-colors-yellow = Gelb: Rauten, Tupfen
help-colors-green = Grün: Dreiecke, schräge Linien
help-colors-blue = Blau: Quadrate, waagerechte Linien
help-colors-wild = Joker: elfenbeinfarben, ein Punkt von jeder Farbe

### What the tray asks

talk-allowed = Absprachen sind erlaubt
talk-not-allowed = Keine Absprachen
ask-scores = Der Punktestand
ask-rolloff = Wer beginnt?
# Above the dice of the roll-off.
rolloff-starts = { $who ->
    [you] Du beginnst
   *[other] { $name } beginnt
}
# Before the first match with real dice: the tray learns what its slots look like.
measuring-tray = Das Tablett wird kalibriert
measuring = Das Tablett wird kalibriert: { $done } von { $of }
measuring-how = Auf jedem Feld liegt einmal ein weißer Würfel. Danach beginnt die Partie.
ask-notice = Meldung des Tabletts
ask-look = Das Tablett zeigt, was offen liegt
ask-rack = { $name } zeigt das Bänkchen
ask-rack-of-others = { $name } sieht das Bänkchen von { $other } an
ask-pause = Pause
ask-help = Die Regeln
ask-leaving = Wer steigt aus?
ask-undo = Wurf zurücknehmen?
ask-undo-tiles = Ziehen zurücknehmen?
ask-confirm = Sicher?
ask-any = Das Tablett fragt
ask-no-power = Kein Strom
answer-go-on = Weiter
answer-ok = OK
answer-next = Blättern
answer-choose = Wählen
answer-close = Schließen
answer-nobody = Niemand
answer-this-player = Diese Person
answer-no = Nein
answer-take-back = Ja
answer-yes = Ja
answer-back = Zurück

### The read-only page of a tray

full-screen = Vollbild

### Records

replay-title = { $name } | Tray24
replay-first = Zum Anfang
    .title = Zum Anfang (Pos1)
replay-back = Eine Zeile zurück
    .title = Eine Zeile zurück (←)
replay-next = Eine Zeile weiter
    .title = Eine Zeile weiter (→)
replay-last = Zum Ende
    .title = Zum Ende (Ende)
replay-play = Abspielen
    .title = Abspielen (Leertaste)
replay-pause = Anhalten
    .title = Anhalten (Leertaste)
replay-line = Zeile der Aufzeichnung
replay-hands-title = Bild auf, Bild ab
replay-speed = Tempo
replay-hand = Runde { $number } von { $all }
replay-real = { $name }, echte Würfel
replay-at = Zeile { $line }
replay-at-says = Zeile { $line }: { $text }
replay-before = vor der ersten Zeile
replay-beginning = der Anfang
# Hints of the best move, in a match of several people.
advice-words = Der beste Zug wird gezeigt, wenn alle, die spielen, zustimmen.
advice-of = Tipps: die Antwort von Platz { $seat }
advice-no = nein
advice-others = die anderen dürfen
advice-yes = ja
# A hint: the best move, then the next best one, what speaks for it, and how much less it is worth:
# "Best: hold red 8: Four alike 47%. Next best: hold blue 3: Blue dice, about 40, −2.3"
advice-next = { $words }. Zweitbester Zug: { $other }, { $cost }
# The best move, and how much less the marked dice are worth: "Best: hold red 5, +2.0. Your choice: −1.3"
advice-yours = { $words }. Deine Wahl: { $cost }
advice-as-good = genauso gut
# After a match: each decision beside the best move of its position, and what it lost by that.
decisions = Entscheidungen
decisions-title = Entscheidungen dieser Partie
decisions-words = Jede Wahl neben dem besten Zug, wie der stärkste Bot sie bewertet. Wähle eine Zeile, um ihre Stellung zu sehen.
decisions-wait = Der stärkste Bot sieht sich jede Stellung an…
decisions-none = Zu vergleichen gibt es erst etwas, wenn die Partie zu Ende ist.
decisions-filter = Anzeigen
decisions-costly = Was etwas gekostet hat
decisions-all = Alle Entscheidungen
decisions-of = Alle von
decisions-best = bester Zug
# "Ann: 31 of 40 decisions were the best; lost: 12.3 points"
decisions-sum = { $name }: { $best } von { $count } Mal der beste Zug; verschenkt: { $lost } { $unit }
decisions-hand = Runde { $number }
# $move: what was played at the position that is shown, above the better move.
decisions-played = Gespielt: { $move }
decisions-better = Besser: { $move }
unit-points = Punkte
unit-tiles = Steine
fault = Was an dieser Aufzeichnung falsch ist
fault-line = Zeile { $line } ist nicht erlaubt
fault-end = Die Aufzeichnung endet vor Zeile { $line }
fault-shown = Bis dahin wird die Partie gezeigt.
fault-shown-rest = { $count ->
    [one] Bis dahin wird die Partie gezeigt. { $count } weitere Zeile war nicht lesbar.
   *[other] Bis dahin wird die Partie gezeigt. { $count } weitere Zeilen waren nicht lesbar.
}

### Learning

coach-read = Verstanden
child = Kind
# For screen readers: the mark of a child in the row of a seat.
child-at = Kind auf Platz { $seat }

## Lessons

learn = In fünf Minuten lernen
lesson = Lektion
lesson-leave = Verlassen
