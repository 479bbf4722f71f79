## commands/play.py

metavar-host = H
help-host = Adresse des Servers (sonst { $host }: dieser Rechner)
metavar-port = P
help-port = sonst { $port }; 0 wählt einen freien
help-no-browser = den Browser nicht öffnen
metavar-link = PORT
help-link = den USB-Port des Tabletts unter socket://{ $host }:PORT anbieten, für Befehle mit --port; 0 wählt einen freien
help-kind = welche Art Tablett: full (sonst), light (24 LEDs, keine Sensoren), starter (acht LEDs, vier Tasten) oder twin (wie full, mit zwei LEDs je Feld); jede hat eigene Einstellungen und eine eigene Partie
metavar-trace = DATEI
help-trace = eine Spur abspielen, die './tray24 trace' aufgezeichnet hat
bad-port = --port { $port }: gib eine Zahl von 0 bis 65535 an
bad-link = --link { $port }: gib eine Zahl von 0 bis 65535 an
trace-alone = --trace: lass --host und --link weg, denn die Seite zeigt nur die Spur

## The address of a page with the title $title.

at = { $title }: { $url }

## web/server.py

told = tray24 play: { $words }
name = Tray24
cannot-listen = { $host }, Port { $port } ist nicht zu öffnen: { $reason }. Gib ein anderes { $option } an.
# $variable is the name of an environment variable.
nothing-kept = in { $home } lässt sich nicht schreiben ({ $reason }), darum bleiben Partien und Einstellungen nur, solange dies läuft. Setze { $variable } auf einen beschreibbaren Ordner.
other-name = Unter diesem Namen ist die Seite nicht zu haben: Nimm die ausgegebene Adresse oder eine Zahl.
open-to-all = wer diese Adresse erreicht, kann auf jedem Platz spielen, dessen Würfel und Steine sehen, die Einstellungen ändern und den Stecker ziehen; ein Passwort wird nicht verlangt.
another-tray = ein anderes 'play' läuft schon, darum ist dies Tablett { $number }, mit eigenen Einstellungen und eigener Partie in { $folder }.

## apps/process.py

app-ended = die App hat ihren Prozess beendet, mit dem Exit-Code { $code }

## tray/data_folder.py

too-many-trays = { $most } Tabletts laufen schon in { $home }: beende eines oder setze { $variable } auf einen anderen Ordner

## tray/link_server.py

port-at = Der USB-Port des Tabletts: { $url }
# To a program that asks the tray for MicroPython's prompt.
no-prompt = das Tablett des Simulators läuft mit Python und hat keine Eingabe von MicroPython, die mpremote braucht: './tray24 pico' emuliert einen Pico, der sie hat
