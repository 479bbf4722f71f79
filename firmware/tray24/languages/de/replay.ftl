# The command replay: records are checked line by line, or one of them is shown as a page.

help-files = eine Aufzeichnung (*.t24)
help-advise = jede Entscheidung neben dem besten Zug ihrer Stellung nach dem stärksten Bot zeigen, und was verloren ging
help-page = die Aufzeichnung auf der Seite zeigen, Zeile für Zeile, vor und zurück
help-port = mit --page: sonst { $port }; 0 wählt einen freien
help-no-browser = mit --page: den Browser nicht öffnen
only-with-page = --port und --no-browser gelten nur für --page
one-file-to-advise = --advise gilt für eine Aufzeichnung: gib eine DATEI an
column-line = Zeile
column-seat = Platz
column-move = Zug
column-worth = Wert
column-best = Bester
column-lost = verloren
points = Punkte
tiles = Steine
lost = Platz { $seat } hat { $lost } { $unit } in { $count } Entscheidungen verloren, davon waren { $best } die besten
one-file = --page zeigt eine Aufzeichnung: gib eine DATEI an
# of several files
of-file = { $path }: { $verdict }
bad-port = --port { $port }: gib eine Zahl von 0 bis 65535 an
unreadable = tray24 replay: { $path }: nicht lesbar: { $reason }
page-unreadable = { $path }: nicht lesbar: { $reason }. Gib eine Aufzeichnung (*.t24) an
no-record = { $path }: das ist keine Aufzeichnung; ihr Kopf ist nicht zu verstehen: { $reason }
