-no-tray = './tray24 setup' richtet einen neuen Pico ein, './tray24 flash' lädt das Tablett auf einen, auf dem MicroPython läuft
-to-flash = lade mit './tray24 flash' die Firmware des Tabletts auf den Pico

## link/replies.py

# A part of an answer, its value, and a rule of JSON Schema: scores[0] is "a", but must fit {"type": "integer"}
fault = { $place } ist { $value }, passen muss aber { $rule }

## link/client.py

long-request = eine Anfrage von { $bytes } Bytes
long-request-hint = eine Zeile der Verbindung hat höchstens { $bytes }: verlange weniger
broke-off = { $name }: die Verbindung ist abgerissen ({ $error }). Prüfe das Kabel, dann starte den Befehl noch einmal.
silent = { $name } antwortet nicht.
silence = { $name }: keine Antwort auf '{ $do }' in { $seconds } s. Zieh das Tablett ab, steck es ein und starte noch einmal.
silence-heard = { $name }: keine Antwort auf '{ $do }' in { $seconds } s; es sendet { $quote }, und das ist keine Antwort eines Tabletts. Zieh das Tablett ab, steck es ein und starte noch einmal.
bad-answer = { $name } antwortet auf '{ $do }' nicht wie ein Tablett: { $fault }. Lade seine Firmware mit './tray24 flash' noch einmal darauf; wenn es so bleibt, melde diese Zeile.
bad-event = { $name } sendet ein Ereignis '{ $event }', das kein Tablett sendet: { $fault }. Lade seine Firmware mit './tray24 flash' noch einmal darauf; wenn es so bleibt, melde diese Zeile.
still-waiting = { $name } hat seit { $passed } s nicht auf '{ $do }' geantwortet; gewartet wird bis zu { $limit } s ...

## link/connection.py: a board that comes back

not-back = { $name } war nach { $seconds } s nicht wieder da. Zieh das USB-Kabel ab, steck es ein und starte den Befehl noch einmal. Letzter Fehler: { $last }

## link/connection.py

the-tray = das Tablett an { $port }
closed-at-once = { $name } wurde von der anderen Seite sofort geschlossen: { busy }

## link/hello.py

no-answer = { $name } antwortet nicht: { $what }
no-hello = { $name } antwortet, aber nicht auf 'hello': { $error }. { -no-tray }.
no-tray = { $name }: etwas anderes als ein Tablett antwortet ({ $fault }). Wähle mit --port einen anderen Anschluss.
older = das Tablett hat tray24 { $version }, das älter ist als diese Werkzeuge ({ $ours }): aktualisiere es mit './tray24 flash' (Aufzeichnungen, Einstellungen und Kalibrierung bleiben erhalten)
newer = das Tablett hat tray24 { $version }, das neuer ist als diese Werkzeuge ({ $ours }): aktualisiere die Werkzeuge (git pull) oder lade mit './tray24 flash' die ältere Firmware darauf
at-prompt = MicroPython wartet auf Eingaben, und kein Tablett läuft. { -no-tray }; wenn dort ein Tablett lief, sagt './tray24 doctor', warum es nicht mehr läuft.
no-words-of-tray = es sendet etwas, das nicht von einem Tablett ist ({ $quote }). Wähle mit --port einen anderen Anschluss; wenn dieser der des Tabletts ist, läuft dort vielleicht ein anderes Programm: { -no-tray }.
nothing-comes = es sendet nichts. Zieh das Tablett ab, steck es ein, warte auf sein Menü und starte noch einmal; wenn es still bleibt: { -no-tray }.

## link/replication.py

damaged = die Nachrichten des Tabletts sind beschädigt ({ $error })

## link/client.py: answers in pages

no-end = { $tray } sendet { $list } ohne Ende: zieh es ab, steck es ein und starte den Befehl noch einmal

## link/ports.py

busy = ein anderes Programm benutzt diesen Anschluss. Schließ es (ein Terminal, Thonny, mpremote, ein anderes tray24) und starte noch einmal
metavar-port = PORT
help-port = wo das Tablett ist: ein Anschluss, id:NUMMER eines Boards oder socket://HOST:PORT (sonst: das einzige, das da ist)
no-number = --port { $port }: es gibt kein Board mit dieser Nummer; { $there }. Steck es ein oder berichtige die Nummer
several-boards = { $count } Boards sind da; wähle eines:
# A line for each of several boards, below the sentence above.
several-boards-line = --port { $port } oder --port id:{ $number }
none-there = kein Tablett ist da: { $there }. Steck es mit einem USB-Kabel ein, das Daten überträgt (viele laden nur), nicht an einem Hub ohne eigenes Netzteil (das Tablett verlangt 500 mA); bei einem neuen Pico beginne mit './tray24 setup'
# { $there }: there or no-usb.
there = die Anschlüsse sind { $ports }
no-usb = das System sieht keinen seriellen Anschluss über USB
bad-port = { $error }. Gib einen Anschluss (/dev/ttyACM0, COM3), id:NUMMER oder socket://HOST:PORT an
no-socket = { $reason }. Starte erst das emulierte Tablett ('./tray24 pico', oder './tray24 play --link 2424') oder berichtige die Adresse
no-such-port = diesen Anschluss gibt es nicht; { $there }. Steck das Tablett ein oder gib seinen Anschluss an; ohne --port wird es von selbst gefunden
no-serial-port = das ist kein serieller Anschluss; { $there }. Gib den Anschluss des Tabletts an; ohne --port wird es von selbst gefunden
other-error = { $error }. Zieh das Tablett ab, steck es ein und starte noch einmal
no-permission-linux = du darfst serielle Anschlüsse nicht benutzen. Tritt ihrer Gruppe bei, mit 'sudo usermod -aG dialout $USER' (unter Arch: uucp), melde dich ab und wieder an und starte noch einmal
no-permission-macos = macOS lässt dich diesen Anschluss nicht benutzen: erlaube das Zubehör, wenn es danach fragt, und starte mit deinem eigenen Konto
no-permission = du darfst diesen Anschluss nicht benutzen: starte mit einem Konto, das serielle Anschlüsse benutzen darf

## link/prompt.py

the-board = das Board an { $port }
no-micropython = { $name }: kein MicroPython antwortet. Wenn das dein Board ist, { -to-flash }.
no-micropython-heard = { $name }: kein MicroPython antwortet; gesendet wird { $heard }. Wenn das dein Board ist, { -to-flash }.
confused = { $name }: das Board gibt eine unerwartete Antwort ({ $confused }). Zieh es ab, steck es ein und starte noch einmal: Nichts ist verloren
another-board = { $name } ist ein anderes Board: { $machine } mit { $kind } { $version }. Das Tablett ist ein Raspberry Pi Pico mit einem RP2040; wähle es mit --port, oder { -to-flash }
prompt-broke-off = { $name }: die Verbindung ist abgerissen ({ $error }). Prüfe das Kabel, dann starte den Befehl noch einmal: Nichts ist verloren; das Tablett ist entweder unverändert oder aktualisiert

## link/records.py

garbled = { $name } kam vom Tablett zweimal beschädigt an: nimm ein anderes USB-Kabel oder einen anderen Anschluss, dann starte noch einmal. Die Aufzeichnung ist noch auf dem Tablett, und die davor geholten bleiben erhalten.
# $name: the tray, as 'the tray at /dev/ttyACM0'.
no-record-yet = { $name } hat noch keine beendete Partie: spiel eine zu Ende, dann starte noch einmal
not-left-yet = { $name } zeigt noch, wer gewonnen hat, und macht die Aufzeichnung danach: drück seine grüne Taste, dann starte noch einmal

## link/ports.py: opening one

closed = die andere Seite hat die Verbindung geschlossen
not-opened = { $name } lässt sich nicht öffnen: { $reason }
no-address = das ist keine Adresse

## link/connection.py: the tray of the simulator

virtual = das Tablett des Simulators läuft mit Python, mit den eigenen Dateien dieses Ordners
virtual-no-die = der Simulator kalibriert sein Tablett von selbst, wenn eine Partie mit echten Würfeln beginnt; davor hat seine Seite keinen Würfel
foreign-storage = der Flash-Speicher des Pico enthält andere Daten, wo das Tablett seine ablegt, und das Tablett fragt auf seinem Display, ob sie gelöscht werden sollen. Wenn du sie nicht brauchst, halte seine grüne Taste 5 Sekunden, dann starte noch einmal
unwritable-storage = der Flash-Speicher des Pico lässt sich nicht beschreiben, das Tablett kann also nichts aufbewahren: nimm einen anderen Pico
nothing-to-flash = { $port }: hierauf lässt sich nichts laden: { $reason }. Gib den Anschluss eines Pico an, oder probiere einen emulierten ('./tray24 pico --blank --drive drive'); doctor, monitor und alle anderen Befehle außer calibrate gehen auch hier

## link/link_doc.py

doc-without-words = { $handler } hat keinen Docstring: schreib einen, der sagt, was zurückgegeben wird

## host_tools/follower.py

no-library = das Paket { $package } fehlt, das Tray24 nicht mitbringt: starte das Programm mit 'uv run', oder installiere das Paket mit 'pip install { $package }'
