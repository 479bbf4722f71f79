# The refusals of moves on display, page and in host tools. Every message ends without a full stop. Commands show the
# number of the rule in front: "B6: no neighbor has its color".
# The display shows .display instead if there is one: two lines of 126 pixels, better one.
# $face is a face: "r7" in host tools, "red 7" on display and page.

## Refusals of all games: rules/refusals.py

match_over = die Partie ist zu Ende
# $line is a line of a record, as in RECORDS.md: "* draw 0"
dealer_awaited = erst ist der Geber dran: { $line }
turn_of_seat = { $seat } ist dran
# $verb and $phase are words of records: 'draw', move
not_in_phase = '{ $verb }' geht nicht in der Phase { $phase }
only_drawn_die = nur der gezogene Würfel darf gespielt werden
    .display = nur der gezogene darf gespielt werden
die_not_held = { $seat } hat { $face } nicht

# UNO and catching: B17, C9, L8, D10
no_uno = UNO wird hier nicht gerufen, und niemand wird erwischt
    .display = kein UNO in diesem Spiel
uno_once_a_turn = UNO wird einmal je Zug gerufen
uno_with_two_left = UNO ruft man, wenn man noch zwei hat
uno_not_now = es ist zu spät oder zu früh, um UNO zu rufen
    .display = jetzt kann man nicht UNO rufen
catch_herself = niemand erwischt sich selbst
nobody_to_catch = dort gibt es niemanden zu erwischen

## Refusals of two or more games: rules/matching.py

name_color = wünsch dir eine Farbe für den Joker
once_a_turn = nur einmal je Zug
roll_before_pass = würfle, bevor du passt
# $onto is the face to be matched, written as $face is.
match_color_or_kind = { $face } hat weder die Farbe noch das Zeichen von { $onto }
    .display = Farbe oder Zeichen wie { $onto }
play_fitting_die = ein Würfel passt, also muss einer gespielt werden
    .display = ein Würfel passt: Spiel einen
# C8, D8
answer_wild_four = nimm den +4-Joker an oder zweifle ihn an

## games/basic

# B5
turn_begins_with_roll = jeder Zug beginnt mit einem Wurf
roll_in_first_turn = würfle in deinem ersten Zug
roll_or_keep = erst würfeln oder die Würfel behalten
roll_before_play = würfle einmal je Zug, bevor du spielst
# B6
place_beside_die = leg ihn neben einen Würfel, auf ein leeres Feld der Hälfte im Spiel
    .display = neben einen Würfel in dieser Hälfte
match_neighbor = kein Nachbar hat Farbe oder Zeichen von { $face }
    .display = kein Nachbar passt zu { $face }
# Only the color of the die is known.
no_neighbor_of_color = kein Nachbar hat seine Farbe
# B8
other_die_fits = ein anderer Würfel passt
# B9
play_drawn_die = der gezogene Würfel passt, also muss er gespielt werden
    .display = der gezogene muss gespielt werden

## games/center

# C4
roll_before_draw = würfle deine Hand neu, bevor du ziehst
    .display = erst neu würfeln
# C7
wild_four_while_matching = ein +4-Joker geht nur, wenn kein Würfel zum Mittelwürfel passt
    .display = nicht, solange ein Würfel passt

## games/line

# L5
line_keeps_last_die = die Reihe behält den letzten Würfel: Würfle oder spiel
    .display = der letzte Würfel bleibt
take_back_die = nimm den hinteren Würfel
    .display = nimm den hinteren Würfel
# L8
give_a_die = gib einen deiner Würfel ab

## games/dominoes

# D2
lead_highest_doublet = beginne mit deinem Pasch der höchsten Zahl
    .display = beginne mit deinem höchsten Pasch
# D3
doublet_onto_doublet = an einen Pasch passt kein Pasch
# D4
tile_not_held = { $seat } hat diesen Stein nicht
no_arm = es gibt keinen Arm { $arm }
not_open_end = { $face } hat weder die Farbe noch das Zeichen des offenen Endes { $onto }
    .display = { $face } passt nicht zu { $onto }
# D6
arm_closed = Arm { $arm } ist zu
dead_end_never_matches = mit einer nie mit einer Sackgasse anlegen
    .display = nie mit einer Sackgasse anlegen
# D9
only_drawn_tile = nur der gezogene Stein darf gelegt werden
    .display = nur der gezogene darf gelegt werden
pile_empty = der Stapel ist leer: Du musst passen
pile_not_empty = zieh einen Stein: Der Stapel ist nicht leer
    .display = zieh einen Stein
one_tile_a_turn = je Zug wird ein Stein gezogen
# D16
reopen_or_pass = leg Joker / Joker neben einen Pasch auf dem Tisch oder passe
    .display = W/W neben einen Pasch oder passen

## games/yacht

# Y2
name_a_die = markiere mindestens einen Würfel
no_rolls_left = kein Wurf mehr: Fülle ein Kästchen
# Y3
box_used = dieses Kästchen hat schon { $points } Punkte: Wähle ein offenes
    .display = voll ({ $points }): Wähle ein anderes

## Matches, in a notice, which may be longer than the display: match/match.py

nothing_to_take_back = es gibt nichts zurückzunehmen
bot_with_real_dice = ein Bot kann keine echten Würfel werfen: Beende die Partie, ihre Aufzeichnung bleibt
bot_already_there = dort spielt schon ein Bot
name_a_bot = nenne den Bot, der weiterspielt

## The dice of the day, in a notice: match/profile.py

day_for_one = die Tageswürfel sind elektronisch, aus dem üblichen Satz und für eine Person ohne Bots
no_day = { $text } ist kein Tag: Gib das Datum an, etwa 20261125

## Real dice on the tray: ui/match/real

lit_slot = leg ihn auf das leuchtende Feld
other_die = das ist ein anderer Würfel
# B3: a starting die that begins no hand
roll_again = ein +4-Joker wird neu gewürfelt
roll_number = würfle, bis eine Zahl kommt

## The saved match, in a notice or below the match: match/journal.py, match/match.py

# $reason is what MicroPython says, in English: "[Errno 5] EIO".
match_not_saved = die Partie wird nicht gespeichert ({ $reason })
no_room_for_match = die Partie wird nicht gespeichert (kein Platz mehr: Lösche Aufzeichnungen)
end_not_saved = das Ende der Partie ist nicht gespeichert: Es wurde zu lang, während Speichern nicht möglich war
match_damaged = die gespeicherte Partie war beschädigt: Ihr Ende ist verloren; die ganze Datei bleibt als { $file } erhalten
match_set_aside = die gespeicherte Partie ist nicht lesbar; sie bleibt als { $file } erhalten
match_unreadable = die gespeicherte Partie ist nicht lesbar: { $reason }

## Settings, in a notice, and for who sends them: ui/menus/settings.py
## $line is what was given, as in their file: brightness=900

no_setting = es gibt keine Einstellung { $text }
setting_number = { $line }: Gib eine Zahl von { $least } bis { $most } an
setting_word = { $line }: Gib { $choices } an
setting_name = { $line }: Gib höchstens { $most } Buchstaben an
setting_slots = { $line }: Gib Felder von 0 bis { $most } an, etwa 3,17
no_setting_line = '{ $text }' ist keine Zeile Name=Wert
wrong_line = { $file }, Zeile { $line }: { $why }
damaged_line = { $file }, Zeile { $line } ist beschädigt
more_wrong_lines = { $file } hat weitere falsche Zeilen: { $count }
file_unreadable = { $file } ist nicht lesbar: { $reason }
file_too_long = { $file } hat { $bytes } Bytes: Nur die ersten Zeilen wurden gelesen
