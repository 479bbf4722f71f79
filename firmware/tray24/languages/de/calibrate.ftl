## commands/calibrate.py

description = Kalibriert die Sensoren des Tabletts, mit einem Würfel mit rein weißen Aufklebern, der nacheinander auf die Felder kommt. Strg-C, oder Rot auf dem Tablett, bricht jederzeit ab, ohne etwas zu ändern. Die Kalibrierung ändert sich erst, wenn du das Ergebnis speicherst.
interrupted = Nichts wurde geändert; './tray24 calibrate' beginnt von vorn
no-terminal = dieser Befehl stellt Fragen: starte ihn in einem Terminal, oder wähle 'Kalibrieren' auf dem Tablett, das geht ohne Computer. Nichts wurde geändert
virtual = { $reason }. Nichts wurde geändert

## doctor/calibration.py

all-masked = alle Felder sind in den Einstellungen ausgeblendet: es gibt nichts zu kalibrieren
left-out-masked = Ausgelassen, weil in den Einstellungen ausgeblendet: { $slots }.
one-die = Du brauchst einen Würfel mit rein weißen Aufklebern oben und unten (keinen Joker: Seine Zeichen sind dunkel). Leg ihn auf jedes Feld, das leuchtet.
keys-work = Die Tasten des Tabletts wirken wie sonst: Blau lässt das leuchtende Feld aus. Rot, oder Strg-C hier, bricht ab, ohne etwas zu ändern.
left = Abgebrochen: Nichts wurde geändert.
kept = Auf dem Tablett in { $file } gespeichert; bei Updates bleibt die Datei erhalten.
# { $words }, { $wrong }: the request and the error on the tray's display, in its own words.
again-skip-leave = { $wrong }. Noch mal versuchen, dieses Feld auslassen oder beenden?
# The answers to again-skip-leave, by their keys answer-...; typed, so in small letters with different first letters.
answer-again = noch mal
answer-skip = auslassen
answer-leave = beenden
asked = { $words } ...
asked-slot = { $words } ({ $slot }/{ $slots })
begin-again = { $wrong }. Von vorn beginnen?
enter-is-green = { $words } (Enter ist hier Grün).{ " " }
lift-die = Nimm den Würfel weg und leg ihn noch einmal auf das Feld.
left-out = Ausgelassen: { $slots }. Würfel dort gibst du mit den Tasten ein.
keep = { $words }. Speichern?
ended-calibrated = Auf dem Tablett selbst beendet. Es ist kalibriert.
ended-not-calibrated = Auf dem Tablett selbst beendet. Es ist noch nicht kalibriert.
