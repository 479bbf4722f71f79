## commands/doctor.py

description = Prüft Sensoren, LEDs, Display, Tasten, Ton und Dateien des Tabletts und sagt, was nicht stimmt und was zu tun ist. An einem Terminal wirst du gefragt, was du siehst und hörst. Exit-Code 0: kein Fehler; 1: mindestens ein Fehler.
help-bare = die Platine ist nicht in ihrem Gehäuse: ihre Sensoren werden miteinander verglichen
help-json = nichts fragen; Befunde und alle Messwerte als JSON ausgeben

interrupted = Das Tablett kehrt zu seinem Menü zurück; starte './tray24 doctor' noch einmal, wann du willst

## doctor/measure.py: crashes

crashed = Das Tablett ist abgestürzt oder hat sich aufgehängt, und es ist neu gestartet. Sein letzter Bericht:
crash-do-flash = Aktualisiere seine Firmware: './tray24 flash'.
crash-do-report = Wenn es noch einmal geschieht, melde es mit diesen Zeilen und mit einer Spur, die davor aufgezeichnet wurde ('./tray24 trace').
crash-forget = Den Bericht auf dem Tablett löschen, damit nur ein neuer gezeigt wird?
not-running = das Tablett an { $port } läuft nicht: { $storage }
may-ask = { $failure } Wenn sein Display fragt, ob Daten gelöscht werden sollen: { $storage }
crash-do-restarted = Starte doctor noch einmal: Das Tablett wurde neu gestartet.
had-stopped =
    das Tablett an { $port } lief nicht mehr. Bei seinem letzten Absturz hat es diesen Bericht hinterlassen:
    { $trace }
    { $steps }

## doctor/measure.py: a bare board

in-its-case = Ist die Platine in ihrem Gehäuse, mit der klaren Scheibe über den Sensoren?
bare = Die Platine wurde ohne Gehäuse geprüft: Ihre Sensoren und LEDs wurden miteinander verglichen.
bare-do-again = Starte doctor noch einmal, wenn das Gehäuse geschlossen ist.
display-plugged = Das Display antwortet nicht. Ist es angesteckt?
display-not-yet = Das Display antwortet nicht. Wenn noch keines angesteckt ist, ist das normal.
buttons-plugged = Sind die Tasten angesteckt?

## doctor/measure.py

together = Die Prüfungen, die keine Hilfe brauchen, sind fertig. Prüfen wir den Rest zusammen, in etwa zwei Minuten?
lift-dice = Nimm alle Würfel vom Tablett, und nimm die Hände weg.
take-hands-away = Leg die Platine auf den Tisch, die LEDs nach oben und nichts darauf oder darüber, und nimm die Hände weg.
checked-files = die Dateien
files = Das Tablett kann keine Datei schreiben: { $error }.
files-do-room = Kein Platz mehr? Kopiere die Aufzeichnungen mit './tray24 records pull' und lösche sie auf dem Tablett.
files-do-flash = Sonst lade die Firmware noch einmal auf das Tablett: './tray24 flash --again'.
flash = Eine Datei liest sich anders, als sie geschrieben wurde: Der Flash-Speicher des Pico ist abgenutzt oder beschädigt.
flash-do = Sichere die Aufzeichnungen mit './tray24 records pull', dann tausche den Pico aus.
little-room = Für Aufzeichnungen sind noch { $kilobytes } kB frei. Wenn das Tablett voll ist, löscht es die ältesten zuerst.
little-room-do = Kopiere sie mit './tray24 records pull'.
checked-no-sensors = keine Sensoren, darum werden Würfel mit den Tasten eingegeben
checked-all-masked = keine Sensoren: alle Felder sind in den Einstellungen ausgeblendet, ihre Würfel werden mit den Tasten eingegeben
no-sensors = Beim Einschalten des Tabletts wurde kein Sensor gefunden.
no-sensors-do-kind = Wurde es ohne Sensoren gebaut? Dann ist das normal. Ist es ein Light oder ein Starter, stell das in den Einstellungen bei 'Tablett-Art' ein, oder mit './tray24 setup --kind light'.
no-sensors-do-supply = Sonst miss die Spannung an Pin 16 von { $multiplexers }: Es müssen 3,3 V sein, sie versorgen die Sensoren. Dann schalte das Tablett aus und ein.
measuring = Sensoren und LEDs werden gemessen, ein paar Sekunden
measuring-slowly = Sensoren und LEDs werden gemessen, auf einem emulierten Board einige Minuten
checked-sensors = die Sensoren ({ $slots })
checked-sensors-bare = die Sensoren ({ $slots }), miteinander verglichen
masked = { $slots }: in den Einstellungen ausgeblendet, darum nicht geprüft.
built-without = Wurde das Tablett ohne diese Sensoren gebaut ({ $slots })?
masked-now = { $slots }: jetzt in den Einstellungen ausgeblendet; gib Würfel dort mit den Tasten ein.
taken = { $slots }: nicht geprüft, weil dort etwas liegt.
taken-do = Nimm es weg und starte noch einmal.
flickering-room = Das Raumlicht flackert so stark, dass das Tablett seine eigenen LEDs nicht sieht.
flickering-room-do = Schalte die Lampe aus, oder stülpe einen Karton über das Tablett, und starte noch einmal.
leds-by-sensors = die LEDs, mit den Sensoren
other-kind-set = { $says } Jetzt umstellen und noch einmal testen?
given-up = { $slots }: seit dem Einschalten vom Tablett aufgegeben, doch jetzt findet es keinen Fehler.
given-up-do = Schalte es aus und ein. Eine lose Lötstelle stört vielleicht nur manchmal: Drück dort auf die Platine und starte noch einmal.
calibrate-do = Kalibriere es: './tray24 calibrate', oder auf dem Tablett.
calibration-file = Die Datei der Kalibrierung ist nicht lesbar: { $problem }.
not-calibrated = Das Tablett ist nicht kalibriert: Es sieht Würfel, aber nicht ihre Farben.
skipped = Beim Kalibrieren ausgelassen: { $slots }.
checked-display = ob das Display antwortet (Einstellungen: { $controller })
checked-stuck = ob beim Einschalten eine Taste hing
supply = Das Tablett antwortete nicht mehr, sobald alle LEDs leuchteten: Seine Stromversorgung ist zu schwach.
supply-do-cable = Nimm ein anderes, kurzes Kabel und einen Anschluss am Computer selbst, nicht an einer Tastatur oder einem Hub ohne eigenes Netzteil: Das Tablett darf 500 mA nehmen.
supply-do-capacitor = Sieh dir den Kondensator { $capacitor } an: Ist er verdreht, oder ist an einer Lötstelle das Lötzinn nicht verlaufen?
supply-do-current = Verringere bis dahin 'Lichtstrom' in den Einstellungen.
checked-supply = die Stromversorgung, während alle LEDs leuchten

## doctor/findings.py

# { $slots } in all other messages is made by this message. { $slots } in it: a list such as "3, 8 to 15 and 23".
slots = { $count ->
    [one] Feld { $slots }
   *[other] Felder { $slots }
    }
slot-range = { $first } bis { $last }
# { $place } in all other messages is made by this message.
place = Feld { $slot } (Reihe { $row } von hinten, { $column }. von links)

## doctor/interactive.py

leds = LEDs: Sie leuchten eine nach der anderen auf, ab Feld 0 hinten links, Reihe für Reihe.
leds-beside = Jetzt die zweiten: Punkte an den vorderen rechten Ecken der Felder, in jeder Reihe von rechts.
leds-dark = Welche Felder bleiben dunkel? Tippe ihre Nummern ein, oder nur Enter, wenn alle leuchten:
leds-beside-dark = Bei welchen Feldern bleibt dieser Punkt dunkel? Tippe ihre Nummern ein, oder nur Enter, wenn alle leuchten:
# One for each color of the LEDs: leds-in-COLOR.
leds-in-red = Jetzt alle in Rot. Welche sind dunkel oder haben eine andere Farbe? Tippe ihre Nummern ein, oder nur Enter für keine:
leds-in-green = Jetzt alle in Grün. Welche sind dunkel oder haben eine andere Farbe? Tippe ihre Nummern ein, oder nur Enter für keine:
leds-in-blue = Jetzt alle in Blau. Welche sind dunkel oder haben eine andere Farbe? Tippe ihre Nummern ein, oder nur Enter für keine:
leds-only-below = Jetzt nur die LEDs unter den Feldern. Welche sind dunkel oder haben eine andere Farbe als die meisten? Tippe ihre Nummern ein, oder nur Enter für keine:
leds-only-beside = Jetzt nur die Punkte an den Ecken. Welche sind dunkel oder haben eine andere Farbe als die meisten? Tippe ihre Nummern ein, oder nur Enter für keine:
second-lights = Leuchtet in den beiden hinteren Reihen an jedem Feld vorne rechts ein zweites Licht?
leds-by-eye = die LEDs, nach Augenschein
numbers = Die Felder haben die Nummern 0 bis { $last }: Tippe Nummern wie 3 17 ein, oder 7-23 für einen Bereich.
# Words that may be typed, separated by commas: as in "7 to 23", in "from 7 on", and for all slots.
to-words = bis
on-words = ab, an
all-words = alle
leds-left-out = Die LEDs werden ausgelassen. Um sie anzusehen, starte doctor noch einmal.
display-absent = Das Display antwortet nicht.
display-absent-do-pins = Vergleiche die Reihenfolge der Stifte mit dem Aufdruck auf dem Modul: J1 hat { $plug }. Manche Module haben VCC zuerst.
display-absent-do-wires = Verfolge die Leitungen { $clock } und { $data }. Sind sie vertauscht, antwortet das Display nicht.
display-absent-do-address = Seine Adresse muss 0x3C sein (auf manchen Modulen ist 0x78 aufgedruckt; bei 0x3D oder 0x7A löte den Widerstand für die Adresse um).
display-word = Im Balken oben auf dem Display steht ein Wort. Welches? (Nur Enter, wenn dort keines ist){ " " }
display-lit = Leuchtet jetzt das ganze Display, ohne eine dunkle Linie?
display-lines = Auf dem Display bleiben Linien dunkel.
display-lines-do-edge = Nur am linken oder rechten Rand? Es hat den anderen Chip: Wähle ihn in den Einstellungen bei 'Display'.
display-lines-do = Sonst ist das Modul selbst defekt, zwischen Glas und Chip: Tausche es aus.
display-by-eye = das Display, nach Augenschein
display-other-word = Das Display zeigt '{ $seen }' statt '{ $word }'.
display-nothing = Das Display antwortet, zeigt aber nichts.
display-unreadable-do-kind = Hat es 128 x 64 Punkte und einen SSD1306 oder SH1106? In den Einstellungen steht bei 'Display' { $controller }: Mit dem anderen ist das Bild um zwei Punkte verschoben.
display-unreadable-do-joints = Löte seine vier Lötstellen nach: { $clock }; { $data }.
# A button inside a sentence: the-seat-button and the-COLOR-button. On the display, which shows 10 letters: display-seat
# and display-COLOR-button.
the-seat-button = die Taste von Platz { $seat }
the-red-button = die rote Taste
the-yellow-button = die gelbe Taste
the-green-button = die grüne Taste
the-blue-button = die blaue Taste
display-seat = Platz { $seat }
display-red-button = Taste Rot
display-yellow-button = Taste Gelb
display-green-button = Taste Grün
display-blue-button = Taste Blau
press = Drück { $button }.
button-stuck = { $button ->
   *[seat] Die Taste von Platz { $seat } gilt als gedrückt, obwohl niemand sie drückt.
    [red] Die rote Taste gilt als gedrückt, obwohl niemand sie drückt.
    [yellow] Die gelbe Taste gilt als gedrückt, obwohl niemand sie drückt.
    [green] Die grüne Taste gilt als gedrückt, obwohl niemand sie drückt.
    [blue] Die blaue Taste gilt als gedrückt, obwohl niemand sie drückt.
    }
button-silent = { $button ->
   *[seat] Die Taste von Platz { $seat } bewirkt nichts.
    [red] Die rote Taste bewirkt nichts.
    [yellow] Die gelbe Taste bewirkt nichts.
    [green] Die grüne Taste bewirkt nichts.
    [blue] Die blaue Taste bewirkt nichts.
    }
# { $others }: the other buttons, as a list.
buttons-joined = { $button ->
   *[seat] Die Taste von Platz { $seat } und { $others } wirken zusammen, auch wenn nur eine gedrückt wird.
    [red] Die rote Taste und { $others } wirken zusammen, auch wenn nur eine gedrückt wird.
    [yellow] Die gelbe Taste und { $others } wirken zusammen, auch wenn nur eine gedrückt wird.
    [green] Die grüne Taste und { $others } wirken zusammen, auch wenn nur eine gedrückt wird.
    [blue] Die blaue Taste und { $others } wirken zusammen, auch wenn nur eine gedrückt wird.
    }
button-elsewhere = { $button ->
   *[seat] Die Taste von Platz { $seat } wirkt wie { $other }.
    [red] Die rote Taste wirkt wie { $other }.
    [yellow] Die gelbe Taste wirkt wie { $other }.
    [green] Die grüne Taste wirkt wie { $other }.
    [blue] Die blaue Taste wirkt wie { $other }.
    }
button-stuck-do-cap = Reibt die Kappe in ihrem Loch? Feile ihren Rand ab. Steht der Taster gerade auf seinem Träger?
button-stuck-do-bridge = Suche an dieser Leitung nach einer Brücke aus Lötzinn zur Masse: { $wire }.
button-stuck-do-finger = Wurde sie beim Einschalten des Tabletts gedrückt? Dann schalte das Tablett noch einmal ein, ohne sie zu drücken.
buttons = Tasten: Drück jede, sobald sie genannt wird, innerhalb von acht Sekunden.
button-nothing-came = Es kam kein Tastendruck an.
all-buttons = alle Tasten
no-seat-button = Keine Platztaste bewirkt etwas.
no-colored-button = Keine Farbtaste bewirkt etwas.
plug-silent-do = Ist der Stecker { $plug } eingesteckt? Dann sieh dir Stift 1 von { $plug } an: Er ist die gemeinsame Masse aller dieser Tasten.
button-silent-do-wire = Verfolge ihre Leitung, { $wire }; die andere Seite des Tasters liegt an Masse.
button-silent-do-legs = Sind ihre zwei Litzen am selben Paar Beinchen? Die Beinchen einer Seite sind im Taster verbunden: Nimm zwei, die schräg gegenüberliegen.
button-silent-do-click = Klickt der Taster, wenn du die Kappe drückst? Wenn nicht, sitzt der Träger zu tief.
buttons-joined-do = Diese Leitungen haben eine Verbindung, etwa aus Lötzinn: { $wires }.
button-elsewhere-do = Prüfe, ob zwei Leitungen vertauscht sind: { $wire }; { $other }. Das geschieht am leichtesten am Stecker.
sound = Drei Töne, jeder höher als der vorige: Hörst du sie?
sound-again = Noch einmal: Hörst du sie jetzt?
no-sound = Der Summer ist stumm.
no-sound-do-wire = Verfolge die Leitung { $wire }, dann { $other }; das andere Ende von BZ1 liegt an Masse.
no-sound-do-sticker = Klebt auf seinem Loch noch ein Aufkleber? Ein aktiver Summer, der an 3 V von selbst piept, funktioniert hier nicht.
sound-by-ear = der Ton, nach Gehör

## doctor/kinds.py

# The kind of tray, by its key kind-NAME; what each channel of an LED takes at full brightness.
checked-kind = die Einstellungen der Tablett-Art ({ $kind }, { $leds } LEDs, { $ma } mA je Kanal)
kind-full = voll
kind-light = Light
kind-starter = Starter
kind-twin = 2 Lichter
# { $drawing } in the messages below: drawing-NAME.
drawing-light = die Zeichnung der Litzen des Light (hardware/light)
drawing-starter = die Zeichnung des Starters (hardware/starter)
leds-of-a-stick = LEDs: Sie leuchten eine nach der anderen auf, von Nummer 0, wo die Datenleitung ankommt, bis Nummer 7.
leds-twin = LEDs: Jedes Feld hat zwei. Zuerst leuchten die unter den Feldern auf, eine nach der anderen, ab Feld 0 hinten links, Reihe für Reihe.
two-leds = Dieses Tablett hat zwei LEDs je Feld, ist aber auf eine eingestellt.
one-led = Dieses Tablett hat eine LED je Feld, ist aber auf zwei eingestellt.
other-kind-do = Wähle '{ $kind }' bei 'Tablett-Art' in den Einstellungen, oder './tray24 setup --kind { $name }'. Starte dann doctor noch einmal.
wired-no-led = Keine LED leuchtet.
wired-chain-ends = Die LEDs leuchten bis Nummer { $number }; ab Nummer { $next } bleiben alle dunkel.
wired-led-dark = LED Nummer { $number } bleibt dunkel; die danach leuchten.
wired-color-missing = LED Nummer { $number } zeigt nicht jede Farbe.
wired-color-order = Rot und Grün sind bei allen LEDs vertauscht.
wired-color-order-do = Wähle { $other } bei 'LED-Farben' in den Einstellungen.
# { $data }, { $clock }, { $bus }, { $sound }, { $keys }: pins of the Pico, such as "pin 4 (GP2)".
wired-no-led-do-supply = Miss die Spannung zwischen Plus und Minus, wo die LEDs beginnen: etwa 5 V, hinter einer Diode 4 bis 5 V.
wired-no-led-do-data = Verfolge die Datenleitung von { $data } des Pico zum Dateneingang (DIN) der ersten LED, wie { $drawing } sie zeigt.
wired-no-led-do-arrow = Daten kommen nur an einem Ende hinein: Die Pfeile auf den LEDs müssen vom Pico weg zeigen.
wired-chain-do-joints = Sieh dir die Verbindungen zwischen diesen zwei LEDs an, die Datenleitung zuerst: Der Datenausgang führt zum Dateneingang.
wired-led-do = Diese LED ist defekt: Tausche sie aus, oder das Stück des Streifens, auf dem sie ist.
wired-display-do-pins = Prüfe, ob vier Leitungen so sind, wie { $drawing } sie zeigt und wie es auf dem Modul aufgedruckt ist: SCL an { $clock } des Pico, SDA an { $bus }, Versorgung und Masse.
wired-button-do-wire = Verfolge die Leitungen der Tasten, wie { $drawing } sie zeigt; Rot, Gelb, Grün und Blau sind an { $keys } des Pico.
wired-button-do-legs = Die Beinchen einer Seite eines Tasters sind innen verbunden: Leitung und Masse müssen an verschiedenen Seiten sein, oder an Beinchen, die schräg gegenüberliegen.
wired-ground-do = Fehlt allen Tasten ihre gemeinsame Masse? Verfolge sie bis zu einem Massestift (GND) des Pico.
wired-sound-do = Verfolge die Leitung des Summers von { $sound } des Pico an, wie { $drawing } sie zeigt; sein anderes Ende liegt an Masse.
wired-supply-do = Sieh nach, wo die LEDs ihren Strom bekommen: Sind Plus und Minus vertauscht, oder ist eine Brücke dazwischen?

## doctor/diagnosis.py

too-bright = Auf { $count } Felder fällt so viel Licht, dass ihre Sensoren nichts anderes sehen.
too-bright-do = Stell das Tablett aus der Sonne oder aus dem Licht der Lampe, oder stülpe einen Karton darüber, und starte noch einmal.
all-silent = Kein Sensor sieht Licht ({ $slots }): weder das der LEDs noch Infrarot.
all-silent-do-built = Wurde das Tablett ohne Sensoren gebaut, und etwas anderes wirkt auf ihre Eingänge? Blende alle Felder in den Einstellungen bei 'Blinde Felder' aus, dann wird es nicht mehr gemeldet.
all-silent-do-dark = Sind auch die LEDs dunkel? Miss die Spannung zwischen Plus und Minus von { $capacitor }: Es müssen 5 V sein, sie versorgen LEDs und Infrarot-LEDs.
all-silent-do-lit = Leuchten die LEDs? Miss die Spannung an Pin 16 von { $multiplexers }: Es müssen 3,3 V sein, sie versorgen die Sensoren.
bank-silent = Keiner dieser Sensoren antwortet ({ $slots }): Alle werden über den Multiplexer { $multiplexer } gelesen.
bank-silent-do-built = Wurde das Tablett ohne diese Sensoren gebaut? Dann ist das normal: Blende { $slots } in den Einstellungen bei 'Blinde Felder' aus.
bank-silent-do-multiplexer = Sieh dir { $multiplexer } an: Prüfe, ob Pin 1 richtig liegt, und jede der 16 Lötstellen. Pin 16 hat 3,3 V; die Pins 6, 7 und 8 liegen an Masse.
address-low = Der Adressleitung { $line } fehlt die Verbindung zu { $place }: Dort ist sie immer Low, und statt der eigenen Sensoren werden die der Nachbarn gelesen ({ $slots }).
address-low-do = Danach suche nach einer Brücke aus Lötzinn von dieser Leitung zur Masse.
address-high = Der Adressleitung { $line } fehlt die Verbindung zu { $place }: Dort ist sie immer High, und statt der eigenen Sensoren werden die der Nachbarn gelesen ({ $slots }).
address-high-do = Danach suche nach einer Brücke aus Lötzinn von dieser Leitung zu 3,3 V.
address-swapped = Die Adressleitungen { $lines } sind an { $place } vertauscht.
# Places in the sentences above.
all-multiplexers = allen Multiplexern
any-multiplexer = allen Multiplexern
solder-again = Löte { $joints } nach.
follow-wire = Verfolge die Leitung { $wire }.
sensor-flooded = Der Sensor von { $place } meldet immer volles Licht, auch im Dunkeln.
sensor-flooded-do-load = Sieh dir seinen Lastwiderstand { $load } an: Hat dort eine Lötstelle keine Verbindung, meldet der Sensor immer volles Licht.
sensor-flooded-do-bridge = Dann sieh dir { $sensor } an: Eine Brücke aus Lötzinn zwischen seinen Enden wirkt genauso.
sensor-flooded-do-wire = Die Leitung ist { $wire }.
sensor-silent = Der Sensor von { $place } sieht kein Licht, weder das seiner LED noch Infrarot.
sensor-silent-do-turned = Sieh dir { $sensor } an: Ist er verdreht, oder ist an einer Lötstelle das Lötzinn nicht verlaufen? Die Seite placement.html zeigt, wie herum er gehört.
sensor-silent-do-wire = Verfolge seine Leitung, { $wire }. Löte jede Lötstelle nach.
sensor-silent-do-film = Ist die Schutzfolie noch auf der Scheibe, oder liegt etwas Dunkles im Feld?
sensor-silent-do-mask = Bis dahin geht das Tablett auch ohne ihn: Blende Feld { $slot } in den Einstellungen bei 'Blinde Felder' aus.
sensor-unsteady = Die Messwerte des Sensors von { $place } springen, obwohl sich nichts bewegt.
sensor-unsteady-do-joint = Wahrscheinlich eine lose Lötstelle: Löte { $sensor } und { $load } nach. Die Leitung ist { $wire }.
sensor-unsteady-do-many = Sind viele Felder betroffen: Flackert eine Lampe, oder fällt ein bewegter Schatten auf das Tablett?
compare-wire = Prüfe, ob die Leitung so verläuft: { $wire }.
sensors-swapped = Der Sensor, der für { $place } gelesen wird, liegt in Feld { $other }, oder die LEDs der beiden sind vertauscht.
compare-wires = Prüfe, ob zwei Leitungen vertauscht sind: { $wire }; { $other }.
sensors-swapped-do-chain = Wenn du die LEDs selbst verdrahtet hast: Läuft ihre Kette Reihe für Reihe, jede von links? { $led } liegt in Feld { $slot }.

## doctor/diagnosis.py: LEDs

last-dark = Die letzte LED bleibt dunkel: { $first } in { $place }.
chain-ends = Die LEDs leuchten bis Feld { $last }; ab { $first } in { $place } bleiben alle dunkel.
twin-chain-ends = Die LEDs leuchten bis { $last }; ab { $first } bleiben alle dunkel. Die Kette führt in jeder Reihe unter den Feldern nach rechts und neben ihnen zurück.
lamp-below = { $ref } unter Feld { $slot }
lamp-beside = { $ref } neben Feld { $slot }
# { $says }: the message last-dark or chain-ends.
chain-ends-unknown = { $says } Von den Sensoren nicht zu prüfen: { $slots }.
twin-chain-ends-unknown = { $says } Die LEDs dazwischen ({ $slots }) sehen die Sensoren nicht: Die Kette kann schon dort enden.
chain-ends-do-joints = Löte die Lötstellen der Datenleitung nach: { $joints }.
chain-ends-do-first = Sieh dir { $first } an: Liegt Pin 1 richtig, hat sie 5 V?
chain-ends-do-exchange = Noch immer dunkel? Tausche erst { $last } aus, deren Datenausgang vielleicht defekt ist, dann { $first }.
no-led = Keine LED leuchtet.
no-led-do-supply = Miss die Spannung zwischen Plus und Minus von { $capacitor } und an { $first }: Es müssen 5 V sein.
no-led-do-data = Verfolge die Datenleitung vom Pico an: { $data }.
no-led-do-pins = Sieh dir { $shifter } und { $first } an: Liegt Pin 1 richtig?
led-dark = Die LED { $ref } in { $place } bleibt dunkel; die danach leuchten.
beside-dark = Die LED { $ref } neben { $place } bleibt dunkel; die danach leuchten.
led-dark-do = Tausche { $ref } aus: Sie gibt ihre Daten weiter, leuchtet aber nicht.
# { $colors }: one, or some by colors-next. The colors: color-NAME.
color-missing = Die LED { $ref } in { $place } hat kein { $colors }.
beside-color-missing = Die LED { $ref } neben { $place } hat kein { $colors }.
colors-next = { $colors } und kein { $color }
color-red = Rot
color-green = Grün
color-blue = Blau
color-missing-do = Tausche { $ref } aus. Blende bis dahin Feld { $slot } in den Einstellungen bei 'Blinde Felder' aus: Sein Sensor würde Farben verwechseln.
beside-do = Tausche { $ref } aus. Bis dahin verdeckt ein Würfel in Feld { $slot }, was sein Licht sagt.
no-infrared = Keine Infrarot-LED leuchtet: Das Tablett kann nicht erkennen, ob ein Feld leer ist.
no-infrared-do-transistor = Prüfe, ob der Transistor { $transistor } richtig herum liegt, und löte ihn nach: { $wire }.
no-infrared-do-supply = Miss die Spannung von { $supply }, am Plus von { $capacitor }, hinter { $part }: Es müssen 5 V sein.
infrared-dark = Die Infrarot-LED { $ref } in { $place } ist dunkel; die andere im selben Strang leuchtet.
infrared-dark-do = Sieh dir { $ref } an: Ist eine Brücke aus Lötzinn zwischen ihren Enden, oder liegt etwas darüber? Wenn nicht, tausche sie aus.
string-dark = Zwei Infrarot-LEDs sind dunkel ({ $slots }): Sie bilden einen Strang.
string-dark-do-turned = Sieh dir { $one } und { $other } an: Ist eine verdreht, bleiben beide dunkel. Die Seite placement.html zeigt die Kathode.
string-dark-do-joints = Löte { $resistor }, { $one } und { $other } nach: { $wire }; { $anode }.

## doctor/findings.py: the report

good-to-know = Gut zu wissen:
well = In allem, was geprüft wurde, fand sich kein Fehler.
faults = { $count ->
    [one] Ein Fehler wurde gefunden:
   *[other] { $count } Fehler wurden gefunden:
    }
# Before a list of things: checked-... or what is called "by eye" and such.
looked-at = Geprüft:
not-looked-at = Nicht geprüft:
things = { $things }.
names = Bauteile und Leitungen heißen wie in hardware/build/placement.html und wiring.html; { $pico } ist der Pico. Zieh das Tablett vom USB-Anschluss ab, bevor du lötest.

## doctor/interactive.py: the current of the LEDs

shunt = Der Strom der LEDs: Ein Multimeter auf Gleichspannung in Millivolt, rote Messspitze an TP1 (5V IN), schwarze an TP2 (5V), zeigt ihn am Shunt dazwischen. Enter ohne Zahl lässt das aus.
shunt-dark = Alle LEDs sind aus. Wie viele Millivolt? (Enter: auslassen)
shunt-lit = Jetzt sind alle LEDs weiß. Wie viele Millivolt? (Enter: auslassen)
shunt-late = Das Tablett zeigt das Licht nur eine Minute lang; jetzt zeigt es das noch einmal: Lies noch einmal ab.
shunt-millivolts = Tippe Millivolt von 0 bis 100 ein, etwa 12,3. Zeigt das Multimeter 0,012 V, sind das 12.
checked-shunt = der Strom der LEDs, am Shunt
shunt-short = Es fließen { $milliamperes } mA, obwohl alle LEDs aus sind: Etwa 30 mA wären richtig.
shunt-short-do = Zieh das Tablett vom USB-Anschluss ab. Suche nach einer Brücke aus Lötzinn zwischen 5 V und Masse, und nach einem Bauteil, das warm geworden ist.
shunt-odd = Ein LED-Kanal braucht { $measured } mA: Die passenden LEDs brauchen 5, 12 oder 20 mA.
shunt-odd-do-probes = Miss noch einmal: Messspitzen an TP1 und TP2, beide Messwerte in Millivolt.
shunt-odd-do-parts = Vergleiche dann den Typ der LEDs mit der Stückliste und sieh dir die Lötstellen von R43 an.
shunt-other = Ein LED-Kanal braucht { $measured } mA, aber das Tablett rechnet mit { $set } mA.
shunt-other-do = Wähle { $ma } mA bei 'Ein LED-Kanal' in den Einstellungen, oder './tray24 setup --led-ma { $ma }': Damit rechnet die Grenze für den Lichtstrom.
