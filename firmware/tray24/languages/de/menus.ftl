### The texts of the menus, and all texts outside a match.

app_failed = { $file }: { $error }
app_failed_at = { $file }, Zeile { $line }: { $error }
app_hung = { $name } hat das Tablett angehalten, es ist neu gestartet. Deine Partien sind noch da.
app_leave = Rot halten: beenden
app_memory = sie braucht mehr Speicher, als das Tablett hat
app_no_text = das ist kein Text
app_no_update = es fehlt update(now_ms)
app_overdue = ein Schritt dauerte länger als eine Sekunde
app_too_long = sie hat mehr als { $most } Bytes
apps = Apps
bot-expert = Experten-Bot
bot-fair = fairer Bot
bot-gentle = sanfter Bot
bot-random = Zufalls-Bot
bot-sharp = schlauer Bot
bot_speed = Bot-Tempo
# The list of settings of those who build a tray.
builders = Für Bastler
cal-alike = wie eine andere Farbe
cal-blue = blau, nicht weiß
cal-crosstalk = Licht dringt ein
cal-elsewhere = Würfel liegt woanders
cal-gain = nicht plausibel
cal-green = grün, nicht weiß
cal-led_dead = ein Licht ist kaputt
cal-noisy = nicht ruhig
cal-not_empty = nicht leer, oder Steg fehlt
cal-not_kept = Speichern nicht möglich
cal-not_white = nicht weiß, oder Licht kaputt
cal-red = rot, nicht weiß
cal-silent = kein Signal
cal-too_bright = zu hell
cal-too_many = Zu viele Felder gestört
cal-yellow = gelb, oder Licht kaputt
cal_busy = Kalibrierung läuft
# A die of a color for one slot: the tray learns it.
cal_color = { $color }: Würfel auf Feld { $slot }
cal_done = Fertig kalibriert
cal_empty = Alle Würfel weg, dann Grün
cal_failed = Grün: von vorn
cal_kept = Alle Felder sind kalibriert.
cal_leave = Rot: Ende
cal_learn = Andere Farben: Blau
cal_skip = Blau: auslassen
cal_white = Weißer auf Feld { $slot }
calibrate = Kalibrieren
calibration_damaged = { $file } ist beschädigt: neu kalibrieren
calibration_format = { $file } hat Format { $found }, diese Firmware liest { $known }: neu kalibrieren
calibration_unreadable = { $file } ist nicht lesbar ({ $reason }): neu kalibrieren
children_help = Passende Würfel sind markiert, Rückgängig fragt nicht nach, für den UNO-Ruf ist doppelt so viel Zeit, und Bots spielen langsam.
continue = Weiterspielen
digits_hint = Nächste Ziffer: Grün
done = Fertig
electronic = elektronisch
end_match = Beenden
end_sure = Die Aufzeichnung bleibt, aber es geht nicht weiter.
go_on = Weiter
help = Hilfe
hints = Hinweise
# Title and item: who agrees that players are told the best move. Then value-no, value-others or value-yes for each.
agree = Tipps für alle
how_to_sit = Platztaste: mitspielen oder nicht; halten: ein Bot.
item_of = { $number } von { $count }
join_1 = Drück deine Platztaste.
join_2 = Halte sie für einen Bot.
keep = Behalten
kind-full = voll
kind-light = leicht
kind-starter = Starter
kind-twin = 2 Lichter
leave = Später weiter
leaves = Aussteigen
leaves_sure = { $name } steigt aus, ein Bot macht weiter?
lesson_again = Noch einmal
lesson_check = Prüfen
lesson_done = Lektion fertig
lesson_head = Schritt { $number }/{ $count }
lesson_marked = markiert
lesson_missed = { $count ->
    [one] Einer passt noch. Schau noch mal
   *[other] { $count } passen noch. Schau noch mal
}
# How many steps were answered right at once.
lesson_result = { $count } von { $total } sofort richtig
lesson_right = Richtig
lesson_wrong = Nicht ganz
lessons = Lektionen
letters_hint = Grün nimmt, Rot löscht
look = Achtung
missing = fehlt
more = Mehr: Blau
# The last entry of the match's menu: it shows further ones.
more_entries = Mehr
name = Name
names = Namen
new = Neue Partie
no = Nein
no_calibration = { $file } ist keine Kalibrierung: neu kalibrieren
no_records = Noch keine Partie beendet
no_sensors = Dieses Tablett hat keine Sensoren: Melde mit den Tasten, wo welcher Würfel liegt.
not_ended = Nicht beendet.
nearly_full = Das Tablett ist fast voll: Bald geht seine älteste Aufzeichnung verloren. Kopiere sie vorher: tray24 records pull
not_kept = Nicht gespeichert: { $reason }
ok = OK
opt-bot = Bots spielen
opt-bots = Bots
# Yacht with the dice of the day; its value is a date.
opt-day = Tageswürfel
opt-dice = Würfel
opt-game = Spiel
opt-help = Hilfe
opt-set = Würfelsatz
opt-people = Personen
opt-start = Start
opt-target = Ziel
opt-young = Kinder
pause = Pause
players_n = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
real = echt
record_n = Partie { $number }
records = Archiv
restarted = Ein Fehler hat das Tablett neu gestartet. Alle Eingaben sind noch da.
roll_off = Auswürfeln
roll_off_said = { roll_off }. { $name } beginnt
seats_from = { $game } ist für { $least } bis { $most } Personen.
seats_just = { $game } ist für { $count } Personen.
self_test = Selbsttest
set-bot_speed = Bot-Tempo
set-brightness = Helligkeit
set-children = Kinder
set-coach = Trainer
set-color_blind = Farbzeichen
set-display = Display
set-grace_ms = Zeit für UNO
set-hints = Hinweise
set-language = Sprache
set-led_budget_ma = Lichtstrom
set-led_colors = LED-Farben
set-led_ma = Ein LED-Kanal
set-led_path = LED-Reihen
set-masked_slots = Blinde Felder
set-presence_only = Farben per Taste
set-steady_ms = Würfel gilt nach
set-tray_kind = Tablett-Art
set-volume_calls = UNO-Töne
set-volume_keys = Tastentöne
set-volume_moves = Zugtöne
set-volume_tunes = Melodien
settings = Einstellungen
slot_masked = Feld { $slot }: per Taste
slot_sensed = Feld { $slot }: per Sensor
slots_none = Keine
start_anew = Start, alte behalten
kept_hand = { $game }, Runde { $hand }
give_up_one = Eine aufgeben
starts = { $name } beginnt
stuck = Hängt: { $buttons }
test_buttons = Drücken. Rot: Ende
test_display = Display: { $display }
# The kind of tray (kind-NAME), its LEDs, and what one of their channels takes.
test_kind = { $kind }: { $count } x { $ma } mA
test_no_sensors = Sensoren: keine
test_sensors = Sensoren: { $count }
testing = Lichter im Test
undo = Rückgängig
redo = Wiederholen
undo_dice = Auch Würfe zurück? Es kommen dieselben wieder.
unreadable = Aufzeichnung beschädigt
value-0 = nein
value-1 = ja
value-always = immer
value-auto = auto
# The hints show the best move, too.
value-best = bester Zug
# The die sets, by the games whose own they are.
value-center24 = Mittelwürfel
value-classic24 = Tablettspiel
# A person's answer to the question whether players may be told the best move: none; others, but not she; all.
value-no = nein
value-others = andere dürfen
value-sh1106 = SH1106
value-ssd1306 = SSD1306
value-yes = ja
value-first = für Neue
value-full = laut
# The order in which an LED takes its colors, as in its data sheet.
value-grb = GRB
value-off = aus
value-on = an
value-plays = Züge
value-rgb = RGB
# How the chain of LEDs leads through the rows: each from the left, or back and forth.
value-rows = von links
value-snake = Schlange
value-soft = leise
# The first item of the pause menu after a move was refused: it opens the help at the rule.
why = Warum?
# Of those who have played alone: a match's number among these, and its total.
totals = Solo-Summen
best_total = { $game }: Rekord { $points } (Nr. { $number })
last_totals = Zuletzt: { $totals }
total_n = { $number }: { $points }
won_with = { $points ->
    [one] Sieg mit { $points } Punkt: { $names }.
   *[other] Sieg mit { $points } Punkten: { $names }.
}
yes = Ja
# No child plays: the value beside opt-young in the set-up.
young_none = keine

## Patterns that combine texts

# Two items of a list; the first may be a list of two itself.
list_two = { $before }, { $after }
# A text as a sentence, in the plain text for a computer.
sentence = { $words }.
label_value = { $label }: { $value }
# The name of a seat while it is edited: its number, the letters so far, the letter that green adds.
name_so_far = Platz { $number }: { $name }. { $letter }
record_of = { $game }: { $names }
# The name of a seat and its bot: one of those that begin with bot-.
seated_bot = { $name } ({ $bot })
seated_child = { $name } (Kind)
score = { $name }: { $points }
score_gain = { $name }: { $points } (+{ $gain })
# The fault of a slot: one of the messages that begin with cal-.
slot_says = Feld { $slot }: { $words }

## Units of settings

unit-ma = { $value } mA
unit-ms = { $value } ms
unit-percent = { $value } %
unit-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
    .display = { $count } s
unit-tenths = { $whole },{ $tenths } Sekunden
    .display = { $whole },{ $tenths } s
unit-times = { $value }x
