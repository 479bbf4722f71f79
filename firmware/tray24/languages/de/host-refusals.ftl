# Why records, positions, options and packages of games are refused, as page and host tools say it. The display shows
# none of these. Every message ends without a full stop.
# $text is what was read and is wrong. $game, $option, $set, $phase and $verb are names that are not translated.
# $face, $tile and $line are written as in records: r7, r5/bS, "* draw 0".

# How a refusal is shown whose rule has a number: "B6: no neighbor has its color"
with_rule = { $rule }: { $words }
# A record that is not legal; $reason is one of the messages here or in refusals.ftl
illegal_line = Zeile { $line } ist nicht erlaubt: { $reason }
# Two of the things to choose from; $before may be made from two by the same message
either = { $before } oder { $next }
# A seat as records number them, from 0.
seat_of_record = Platz { $number }

## Lines of records: rules/notation.py, rules/faces.py

no_line = eine Zeile ist ACTOR VERB [ARGUMENT...]
more_than_single_spaces = Wörter werden durch einzelne Leerzeichen getrennt
no_verb = '{ $text }' ist kein Verb
no_dealer_verb = '{ $text }' ist kein Verb des Gebers
takes_arguments =
    { $due ->
        [one] '{ $verb }' braucht { $due } Argument, nicht { $count }
       *[other] '{ $verb }' braucht { $due } Argumente, nicht { $count }
    }
dealer_line_without_seat = '* { $verb }' nennt erst einen Platz
dealer_line_too_long = '* { $verb }' braucht nichts weiter
no_verdict = ein Urteil ist legal oder illegal
no_number = '{ $text }' ist keine Zahl von 0 bis { $most }
not_a_face = '{ $text }' ist keine Würfelseite (solche sind r7, yS, gR, bD2, W, WD4 oder ?)
not_a_tile = '{ $text }' ist kein Stein (solche sind r5/r7, y8/bS, r3/DE oder W/W)
no_marking = { $tile } hat keine Hälfte { $text }
no_color = '{ $text }' ist keine Farbe: gib r, y, g oder b an
no_box = '{ $text }' ist kein Kästchen: gib eines von { $names } an
name_the_tile = nenne den Stein
# Y2
no_positions = Stellen sind 1 bis 5, aufsteigend, jede einmal

## Lines of the dealer: rules/refusals.py, games/dominoes/arms.py

seat_awaited = Platz { $seat } wählt jetzt, nicht der Geber
awaited = erwartet: { $line }
takes_values =
    { $due ->
        [one] { $line } braucht { $due } Wert, nicht { $count }
       *[other] { $line } braucht { $due } Werte, nicht { $count }
    }
no_seat = es gibt keinen Platz { $seat }
unknown_in_roll_only = '?' darf nur in einem Wurf stehen
unknown_of_no_use = '?' nützt hier nichts
no_face_of_game = { $game } hat keine Seite { $face }
die_not_in_bag = Würfel { $die } ist nicht im Beutel
dice_not_ascending = Würfel werden in aufsteigender Folge ihrer Nummern gezogen
name_tiles_left = nenne die Steine, die noch da sind
tile_not_in_pile = Stein { $tile } ist nicht im Stapel
tiles_not_ascending = Steine werden in aufsteigender Folge ihrer Nummern aufgezählt
# D2
seat_cannot_lead = Platz { $seat } kann nicht beginnen
dice_are_electronic = in dieser Partie würfelt und zieht das Tablett selbst

## Heads of records: match/record.py

no_record = eine Aufzeichnung beginnt mit 'tray24 { $version }'
no_head_line = '{ $text }' ist keine Zeile eines Kopfes
head_line_twice = '{ $text }' ist zweimal angegeben
no_seats = eine Partie hat mindestens einen Platz
option_without_value = eine Option schreibt man NAME=WERT
option_twice = Option '{ $option }' ist zweimal angegeben
no_game_with_option = kein Spiel hat eine Option '{ $option }'
no_die_set_of_game = '{ $text }' ist kein Würfelsatz für { $game }
no_die_set_of_games = '{ $text }' ist kein Würfelsatz
no_seed = ein Startwert ist eine Zahl von 0 bis 4294967295
head_without_seats = der Kopf nennt keine Plätze
head_without_game = der Kopf nennt kein Spiel
head_without_end = der Kopf endet nicht mit '---'
nothing_to_undo = es gibt nichts zurückzunehmen

## Journals: match/profile.py, match/resume.py

no_head_of_journal = das ist nicht der Kopf eines Journals
seat_out_of_order = Platz { $seat } ist außer der Reihe angegeben
no_seat_at_button = es gibt keinen Platz { $seat } an einer Taste { $button }
no_result = das sind keine Sieger und Punktestände von { $seats } Plätzen
position_of_other_match = die Stellung gehört nicht zu dieser Partie
day_of_other_game = { $game } hat keine Tageswürfel
seed_of_other_dice = der Startwert ergibt andere Würfel: { $line }

## Seats, options, bots and die sets: rules/core.py, rules/errors.py, match/bots/bots.py, match/dicesets.py

seats_or_options_of_other_kind = Plätze müssen eine Zahl sein, Optionen ein Dictionary
takes_seats = { $game } ist für { $least } bis { $most } Plätze, nicht { $seats }
no_option = { $game } hat keine Option '{ $option }'
# $choices is made with the message "either"
no_choice_of_option = Option { $option }={ $text } ist unbekannt: gib { $choices } an
option_no_seats = Option { $option }={ $text } nennt keine Plätze: gib ihre Ziffern aufsteigend an, etwa 03
option_seat_missing = Option { $option }={ $text } nennt einen Platz, der fehlt: es gibt { $seats } Plätze, ab 0
option_out_of_range = Option { $option }={ $text } liegt außerhalb: gib eine Zahl von 1 bis 9999 an
no_bot = es gibt keinen Bot '{ $text }': gib { $choices } an
no_die_set = es gibt keinen Würfelsatz '{ $text }': gib einen von { $names } an
tiles_without_die_set = { $game } wird mit Steinen gespielt, ohne Würfelsatz
die_set_too_small = { $set } hat { $dice } Würfel, { $game } braucht { $needed }
die_set_of_other_faces = { $set } hat eine Seite { $face }, die { $game } nicht kennt

## Games and their parts: games/__init__.py

no_game = '{ $text }' ist hier kein Spiel: gib { $choices } an
# $package and $module are dotted names of Python
game_already_there = es gibt schon ein Spiel '{ $game }': { $package }
same_number = die Spiele '{ $other }' und '{ $game }' haben dieselbe Nummer
no_part = das Spiel '{ $game }' hat keinen Teil '{ $part }': es gibt kein Modul { $module }
no_game_class = der Teil 'rules' des Spiels '{ $game }' muss GAME auf eine Klasse mit diesem Namen setzen
no_saved_position = diese Bytes sind keine gespeicherte Stellung dieser Version
damaged_position = die gespeicherte Stellung ist beschädigt
# $why is another refusal, or what Python says
damaged_position_because = die gespeicherte Stellung ist beschädigt: { $why }

## Positions that are given: rules/position.py, rules/matching.py
## "given" is the key of a scenario; names in quotes are its keys (RECORDS.md).

given_no_dictionary = given: muss ein Dictionary mit den Schlüsseln der Stellung sein
given_no_key = given: { $game } hat keinen Schlüssel '{ $name }'
given_phase = given: { $game } lässt sich in der Phase '{ $phase }' nicht laden
given_contradicts = given: '{ $name }' ist { $wanted }, aber aus dem Rest folgt { $found }
given_number = given: '{ $name }' muss eine Zahl von 0 bis { $most } sein
given_list = given: '{ $name }' muss eine Liste sein
given_face = given: '{ $name }' enthält { $text }, keine Seite von { $game }
given_scores = given: 'scores' muss { $seats } Zahlen aufzählen
given_hands = given: 'hands' muss { $seats } Hände aufzählen
given_direction = given: 'direction' muss 1 oder -1 sein
given_too_many_dice = given: mehr als { $most } Würfel
given_die = given: 'die' muss in der Hand von Platz { $seat } sein und passen
given_catchable_dice = given: wer in 'catchable' steht, muss genau einen Würfel haben
given_catchable_tiles = given: wer in 'catchable' steht, muss genau einen Stein haben
given_table_without_face = given: ein Würfel auf dem Tisch zeigt eine Seite, ein Joker hat seine Farbe
given_seats_without_dice = given: jeder Platz braucht Würfel
given_hand_not_rolled = given: Würfel in den Händen sind gewürfelt, und ein Joker dort hat keine Farbe
given_catch_too_late = given: nach der ersten Aktion eines Zuges kann niemand erwischt werden
given_declared = given: eine Wunschfarbe gilt für einen Joker, der noch keine hat
given_challenge = given: nur ein WD4 wird angezweifelt
given_legality = given: 'legality' muss eines von { $names } sein

## Positions of games/basic

given_tray = given: 'tray' muss ein Dictionary von Feldern sein
given_slot = given: 'tray' hat kein Feld { $text }
given_slot_without_face = given: Feld { $slot } muss eine Seite enthalten, ein Joker mit seiner Farbe
given_both_halves = given: die Würfel von 'tray' liegen in beiden Hälften
given_tray_without_room = given: auf dem Tablett muss mindestens ein Würfel liegen und ein Feld leer sein
given_last = given: 'last' ist ein leeres Feld
given_last_declared = given: eine Wunschfarbe gilt für einen Joker in 'last', der noch keine hat
given_start = given: der erste Würfel wird auf ein leeres Tablett gelegt, bevor Hände gezogen werden
given_seat_without_faces = given: Platz { $seat } wählt jetzt und braucht gewürfelte Würfel
given_color_in_hand = given: ein Joker in einer Hand hat keine Farbe

## Positions of games/center, games/line and games/yacht

given_former = given: 'former' ist der Mittelwürfel, den ein WD4 noch zurückbringen kann
given_eleven_dice = given: 'line' und 'hands' müssen alle elf Würfel enthalten, die Reihe mindestens einen
given_give = given: ein Würfel wird abgegeben, wenn die Reihe einen hat und wer gibt mehr
given_sheets = given: 'sheets' muss { $seats } Zettel aufzählen
given_box = given: 'sheets' hat kein Kästchen { $text }
given_full_sheet = given: der Zettel von Platz { $seat } ist voll
given_uno = given: in Yacht ruft niemand UNO
given_dice = given: 'dice' muss fünf Seiten aufzählen
given_color = given: in Yacht hat ein Joker keine Farbe

## Positions of games/dominoes

given_racks = given: 'racks' muss { $seats } Bänkchen aufzählen
given_tile = given: '{ $name }': { $why }
given_tile_twice = given: ein Stein ist zweimal genannt
given_each_tile_once = given: '{ $name }' muss jeden Stein einmal nennen
given_too_many_tiles = given: so viele Steine gibt es nicht
given_tile_not_in_rack = given: 'tile' muss auf dem Bänkchen von Platz { $seat } sein
given_arm = given: ein Arm ist {"{"}"end": FACE, "doublet": BOOL, "closed": BOOL{"}"}
given_arms = given: 'arms' muss einen offenen Arm enthalten, und keinen in der Phase reopen
given_end = given: ein Arm endet mit einer Seite von dominoes, ein Joker mit seiner Farbe
given_too_many_arms = given: es gibt höchstens 45 Arme, jeder mit end, doublet und closed
given_active = given: 'active' muss das Zeichen einer Hälfte sein, die passt
given_lead = given: die Runde beginnt auf leerem Tisch
given_reopen = given: Platz { $seat } kann nicht wieder öffnen
given_seat_without_tiles = given: Platz { $seat } wählt jetzt und braucht Steine
given_seat_without_moves = given: Platz { $seat } kann in dieser Phase nichts tun
