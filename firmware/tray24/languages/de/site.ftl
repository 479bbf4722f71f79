## commands/of_checkout/site.py, site/

help-out = der zu schreibende Ordner, sonst { $folder }; sein Inhalt wird ersetzt
help-home = Adresse, unter der die Website stehen wird, sonst: Homepage in pyproject.toml
help-source = Adresse des Repositorys, sonst: Repository in pyproject.toml
no-address = { $given } ist keine Adresse: gib eine an, die mit https:// beginnt, ohne ? und ohne #
help-serve = die Website bis Strg-C für diesen Rechner anbieten und öffnen
help-port = Port für --serve, sonst: irgendein freier
help-no-browser = keinen Browser öffnen
name = Tray24, das Würfeltablett
description = Würfelspiele auf einem Tablett, das die Regeln kennt: gegen Bots, zu mehreren, mit elektronischen oder echten Würfeln.
built = { $folder }: { $files } Dateien, { $size } MB; das Tablett darin lädt { $tray } MB. Jeder Webserver kann diesen Ordner anbieten.
not-a-site = --out { $folder }: dort liegen andere Dateien. Gib einen neuen oder leeren Ordner an.
no-npm = node und npm fehlen, die Python für Browser holen und vorbereiten: installiere Node.js, etwa Debians Pakete nodejs und npm
npm-failed = npm kann { $name } { $version } nicht holen: { $reason }
other-bytes = { $name } { $version } hat andere Bytes als erwartet: { $found } statt { $wanted }. Nichts davon wurde benutzt.
not-compiled = die Module ließen sich nicht für den Browser übersetzen: { $reason }

## site/documents.py

docs-title = Dokumente
docs-use = Benutzen
docs-games = Spiele
docs-build = Bauen
docs-develop = Entwickeln
docs-failed = die Dokumente lassen sich nicht erzeugen: siehe die Meldungen oben
to-start = Über Tray24

## site/start/

start-parts = Teile dieser Seite
start-title = Ein Tablett für 24 Würfel, das die Regeln kennt
start-words = Tray24 ist ein elektronisches Tablett für Würfelspiele, das du selbst bauen kannst. Ein Licht und ein Sensor unter jedem Feld, zehn Tasten und ein kleines Display führen durch fünf Spiele: mit echten Würfeln oder mit solchen, die das Tablett selbst würfelt, für eine bis sechs Personen und Bots. Eine Partie übersteht auch einen gezogenen Stecker.
start-play = Jetzt spielen
start-play-words = Das ganze Tablett läuft in deinem Browser, mit seiner eigenen Firmware. Nichts wird installiert und nichts irgendwohin gesendet; nach dem ersten Besuch braucht es kein Netz.
start-picture = Das Tablettspiel: Lichter unter den Würfeln, das Display mit dem Zug und die Hände von drei Personen
start-flash = Auf einen Pico laden
start-boards = Für einen Raspberry Pi Pico, Pico H oder Pico W; auf einem Pico 2 läuft es nicht. Du brauchst kein Programm:
start-step-1 = Halte die Taste BOOTSEL des Pico gedrückt, während du ihn einsteckst. Ein Laufwerk erscheint: RPI-RP2.
start-step-2 = Zieh die Datei auf das Laufwerk. Das Laufwerk verschwindet.
start-step-3 = Der Pico ist ein Tablett. Sein Display fragt nach der ersten Partie.
start-download = tray24.uf2 { $version } herunterladen ({ $size } MB)
start-connect = Dein Tablett verbinden
start-connect-words = live sehen, was es zeigt, Aufzeichnungen sichern, prüfen und Einstellungen ändern, in diesem Browser.
start-setup = Mit Python erledigt ein Befehl alles, bis zum ersten Spiel:
start-build = Eines bauen
start-build-words = Drei Arten, jede mit Anleitung, Stückliste und allen Dateien. Noch hat niemand eines gebaut: Fang mit dem kleinen an.
start-guide = docs/hardware/{ $guide }.de.html
# The kinds of tray as the first table of hardware/README.md compares them: cell-ROW-KIND. $a to $d are its numbers.
kind-1 = das ganze Tablett
kind-2 = Tray24 Light
kind-3 = Starter auf dem Steckbrett
fact-1 = Felder
fact-2 = sieht echte Würfel
fact-3 = Preis mit Versand
fact-4 = Arbeitsstunden
cell-1-1 = { $a } mit Licht und Sensor, eigene Platine
cell-1-2 = { $a } mit Licht, LED-Streifen, eigenes Gehäuse
cell-1-3 = { $a } Lichter auf einem Steckbrett
cell-2-1 = ja, Platz und Farbe
cell-2-2 = nein: elektronische Würfel, oder per Taste gemeldete
cell-2-3 = nein: nur elektronische Würfel
cell-3-1 = { $a } bis { $b } EUR von Hand, { $c } bis { $d } EUR mit bestückter Platine
cell-3-2 = { $a } bis { $b } EUR
cell-3-3 = { $a } bis { $b } EUR
cell-4-1 = { $a } von Hand, { $b } mit bestückter Platine
cell-4-2 = { $a }
cell-4-3 = { $a }
start-rules = Regeln
start-rules-words = Das Tablett sagt, warum es etwas ablehnt. Hier sind alle Regeln.
start-rules-of = { $count } Regeln
start-rules-page = docs/firmware/RULES.de.html
start-playing = So spielt man
start-playing-page = docs/firmware/PLAYING.de.html
start-develop = Entwickeln
start-develop-words = Derselbe Code läuft auf dem Pico, im Simulator und auf dieser Website.
start-commands = Alle Befehle
start-contribute = Mitmachen
start-architecture = Wie die Firmware arbeitet
start-link = Anfragen an ein Tablett über USB
start-source = Quelltext
start-languages = Sprachen dieser Seite
start-unofficial = Tray24 ist kein offizielles Produkt. UNO ist eine Marke ihres Inhabers, der mit diesem Projekt nichts zu tun hat.
start-licences = Lizenzen aller Teile
start-not-here = Das Tablett auf dieser Seite ist für andere Programme nicht zu erreichen, und andere Computer können nicht mitspielen. Beides geht, wenn du es so startest:
other-table = { $file }: die erste Tabelle muss die Arten des Tabletts nach Anleitungen, Bildern und diesen Zeilen vergleichen: { $rows }
other-words = In { $file } steht "{ $table }", in den Texten der Website "{ $said }": ändere site.ftl in allen Sprachen
