# The command mirror: the tray as a page for a large screen.

help-http = sonst { $port }; 0 wählt einen freien
help-no-browser = den Browser nicht öffnen
bad-port = --http { $port }: gib eine Zahl von 0 bis 65535 an
page-title = Spiegel des Tabletts
fault = Der Spiegel konnte dem Tablett nicht folgen ({ $fault }).
# $reason: one or several sentences.
gone = { $reason }
    Der Spiegel geht weiter, wenn das Tablett wieder da ist.
connected = { $board } ist verbunden
not-there = Das Tablett ist nicht erreichbar: { $reason }
# $option: the option that gives another port.
cannot-listen = { $host }, Port { $port } ist nicht zu öffnen: { $reason }. Gib ein anderes { $option } an.
