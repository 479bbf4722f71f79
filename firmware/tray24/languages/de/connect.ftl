## connect/: the page of the site that connects to a tray on USB

title = Dein Tablett verbinden
tools = Werkzeuge
connect = Verbinden
disconnect = Trennen
check = Prüfen
intro = Steck dein Tablett an diesen Computer: Hier siehst du live, was es zeigt, sicherst seine Aufzeichnungen, prüfst seine Teile und änderst seine Einstellungen.
intro-here = Beginne eine Partie auf dem Tablett: Sie erscheint hier, während sie läuft.
intro-private = Alles bleibt zwischen diesem Browser und dem Tablett: Nichts wird irgendwohin gesendet.
connection = Verbindung
state-away = Steck das Tablett ein, drück auf Verbinden und wähle in der Liste Tray24 aus.
loading-tools = Die Werkzeuge werden geladen. Sie laufen in diesem Browser.
state-connecting = Verbindung mit dem Tablett …
state-here = Verbunden. Firmware:
state-gone = Steck es wieder ein: Es verbindet sich von selbst oder mit der Taste.
state-none = Es wurde kein Anschluss gewählt. Ältere Firmware heißt Board in FS mode. Wenn die Liste leer ist: Nimm ein USB-Kabel, das Daten überträgt (viele laden nur), keinen Hub ohne eigenes Netzteil, und warte auf das Menü des Tabletts.
state-busy = Der Anschluss ließ sich nicht öffnen. Wenn ein anderes Programm das Tablett benutzt (ein Terminal, Thonny, ein anderer Tab, ein Befehl von tray24), schließ es und verbinde noch einmal.
linux = Unter Linux muss dein Konto serielle Anschlüsse benutzen dürfen. Tritt ihrer Gruppe bei, dann melde dich ab und wieder an:
state-unsupported = Dieser Browser kann sich nicht mit einem Tablett verbinden.
unsupported-words = Nimm ein aktuelles Chrome, Edge oder Opera auf einem Computer. Andere, etwa Safari, können serielle Anschlüsse über USB nicht benutzen.
state-insecure = Browser erlauben die Verbindung nur auf Seiten, deren Adresse mit https beginnt: Öffne diese Seite dort.
state-failed = Die Werkzeuge sind nicht gestartet. Lade die Seite neu; wenn das nicht hilft, nimm ein aktuelles Chrome, Edge oder Opera.
details = Einzelheiten
to-flash = Auf einen Pico laden
to-play = Ohne Tablett spielen
tips = Was du tun kannst
tip-board = Was es zeigt, dazu die Partie mit Punktestand und Verlauf.
tip-records = Beendete Partien zum Ansehen und zum Sichern als Dateien.
tip-check = Sind alle Sensoren, LEDs, Tasten und Drähte in Ordnung? Das Ergebnis sagt, was zu tun ist.
tip-settings = Die aus dem Menü des Tabletts und die Namen der Spielenden.
tip-new = Noch kein Tablett?
check-words = Das Tablett prüft seine eigenen Teile. Auf seinem Display darf keine Partie laufen. Zusammen mit dir prüft es auch, was nur du sehen und hören kannst.
check-alone = Prüfen
check-together = Zusammen prüfen
calibrate = Kalibrieren
check-runs = Das Tablett wird geprüft …
check-commands = Befehle wie './tray24 flash' sind für einen Computer mit Python. Auf dieser Website:
check-said = Was gesagt wurde
done = Fertig
yes = Ja
no = Nein
report = Bericht

## host_tools/connect/

unplugged = Das Tablett wurde abgezogen.
not-connected = Es ist kein Tablett verbunden.
not-there = Das Tablett antwortet nicht: { $reason }
fault = Die Werkzeuge dieser Seite haben versagt ({ $fault }).
left = Beendet.
the-tray = das Tablett
name-of-seat = Name an Platz { $seat }
unknown-request = Die Seite hat nach etwas Unbekanntem gefragt.
records-left = { $count ->
    [one] Noch eine Aufzeichnung wird vom Tablett gelesen …
   *[other] Noch { $count } Aufzeichnungen werden vom Tablett gelesen …
    }
# $version: of the tray's firmware, $ours: of this page.
older = Das Tablett hat die Firmware { $version }; diese Seite hat die Version { $ours }. Aktualisiere das Tablett: Aufzeichnungen, Einstellungen und Kalibrierung bleiben erhalten.
newer = Das Tablett hat die Firmware { $version }, die neuer ist als diese Seite ({ $ours }). Lade die Seite neu; wenn das nicht hilft, ist die Website noch nicht aktualisiert.
at-prompt = Ein Pico antwortet, aber auf ihm läuft kein Tablett. War er ein Tablett, zieh ihn ab und steck ihn wieder ein; sonst lade die Firmware des Tabletts darauf.
not-a-tray = Etwas anderes als ein Tablett antwortet. Wenn das der Pico deines Tabletts ist, lade die Firmware des Tabletts darauf.
silent = Nichts antwortet. Zieh das Tablett ab, steck es ein, warte auf sein Menü und verbinde noch einmal. Wenn es still bleibt, lade seine Firmware noch einmal darauf: Aufzeichnungen, Einstellungen und Kalibrierung bleiben erhalten.
