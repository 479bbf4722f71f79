# The refusals of moves on display, page and in host tools. Every message ends without a full stop. Commands show the
# number of the rule in front: "B6: no neighbor has its color".
# The display shows .display instead if there is one: two lines of 126 pixels, better one.
# $face is a face: "r7" in host tools, "red 7" on display and page.

## Refusals of all games: rules/refusals.py

match_over = la partie est finie
# $line is a line of a record, as in RECORDS.md: "* draw 0"
dealer_awaited = le donneur est attendu : { $line }
turn_of_seat = c’est à { $seat } de jouer
# $verb and $phase are words of records: 'draw', move
not_in_phase = '{ $verb }' est impossible dans la phase { $phase }
only_drawn_die = seul le dé pioché peut être joué
die_not_held = { $seat } n’a pas de { $face }

# UNO and catching: B17, C9, L8, D10
no_uno = UNO ne s’annonce pas dans ce jeu, et personne n’est contré
    .display = pas de UNO dans ce jeu
uno_once_a_turn = UNO s’annonce une fois par tour
uno_with_two_left = UNO s’annonce quand il t’en reste deux
uno_not_now = il est trop tard, ou trop tôt, pour annoncer UNO
    .display = pas le moment d’annoncer UNO
catch_herself = on ne se contre pas soi-même
nobody_to_catch = personne à contrer ici

## Refusals of two or more games: rules/matching.py

name_color = choisis la couleur du joker
once_a_turn = une fois par tour
roll_before_pass = lance tes dés avant de passer
# $onto is the face to be matched, written as $face is.
match_color_or_kind = { $face } n’a ni la couleur ni le signe de { $onto }
    .display = ni couleur ni signe de { $onto }
play_fitting_die = tu as un dé jouable, il faut donc en jouer un
    .display = un dé convient : joues-en un
# C8, D8
answer_wild_four = accepte ou conteste le joker +4

## games/basic

# B5
turn_begins_with_roll = lance d’abord à chaque tour
roll_in_first_turn = lance à ton premier tour
roll_or_keep = d’abord, lance ou garde tes dés
roll_before_play = lance une fois par tour, avant de jouer
# B6
place_beside_die = pose-le à côté d’un dé, dans une case vide de la moitié en jeu
    .display = à côté d’un dé de cette moitié
match_neighbor = aucun voisin n’a la couleur ou le signe de { $face }
    .display = aucun voisin ne va avec { $face }
# Only the color of the die is known.
no_neighbor_of_color = aucun voisin n’a sa couleur
# B8
other_die_fits = un autre dé est jouable
# B9
play_drawn_die = le dé pioché est jouable, il faut donc le jouer
    .display = il faut jouer le dé pioché

## games/center

# C4
roll_before_draw = relance ta main avant de piocher
    .display = relance d’abord
# C7
wild_four_while_matching = un joker +4 seulement si aucun dé ne va sur le dé central
    .display = pas tant qu’un dé est jouable

## games/line

# L5
line_keeps_last_die = la ligne garde son dernier dé : lance, ou joue
    .display = le dernier dé reste
take_back_die = prends le dé de queue : pioche
    .display = prends le dé de queue
# L8
give_a_die = donne un de tes dés

## games/dominoes

# D2
lead_highest_doublet = entame avec ton double du plus grand nombre
    .display = entame avec ton plus grand double
# D3
doublet_onto_doublet = pas de double sur un double
# D4
tile_not_held = { $seat } n’a pas ce domino
no_arm = il n’y a pas de branche { $arm }
not_open_end = { $face } n’a ni la couleur ni le signe du bout libre, { $onto }
    .display = { $face } ne va pas sur { $onto }
# D6
arm_closed = la branche { $arm } est fermée
dead_end_never_matches = une impasse ne se raccorde jamais
    .display = l’impasse ne se raccorde jamais
# D9
only_drawn_tile = seul le domino pioché peut être joué
pile_empty = la pioche est vide : passe
pile_not_empty = pioche un domino : la pioche n’est pas vide
    .display = pioche un domino
one_tile_a_turn = on pioche un domino par tour
# D16
reopen_or_pass = pose joker / joker à côté d’un double de la table, ou passe
    .display = W/W à côté d’un double, ou passe

## games/yacht

# Y2
name_a_die = choisis au moins un dé
no_rolls_left = plus de lancer : choisis une case
# Y3
box_used = cette case a ses { $points } points : choisis-en une libre
    .display = case prise ({ $points }) : choisis-en une autre

## Matches, in a notice, which may be longer than the display: match/match.py

nothing_to_take_back = il n’y a rien à annuler
bot_with_real_dice = un bot ne peut pas lancer de dés réels : finis la partie, elle reste aux archives
bot_already_there = un bot joue déjà à cette place
name_a_bot = choisis le bot qui continue

## The dice of the day, in a notice: match/profile.py

day_for_one = les dés du jour sont virtuels, du type habituel, et pour une seule personne sans bots
no_day = { $text } n’est pas un jour : indique sa date, comme 20261125

## Real dice on the tray: ui/match/real

lit_slot = pose-le dans la case éclairée
other_die = c’est un autre dé
# B3: a starting die that begins no hand
roll_again = un joker +4 se relance
roll_number = relance : il faut un nombre

## The saved match, in a notice or below the match: match/journal.py, match/match.py

# $reason is what MicroPython says, in English: "[Errno 5] EIO".
match_not_saved = la partie n’est pas sauvegardée ({ $reason })
no_room_for_match = la partie n’est pas sauvegardée (plus de place : supprime des archives)
end_not_saved = la fin de la partie n’est pas sauvegardée : elle est devenue trop longue pendant que la sauvegarde échouait
match_damaged = la partie sauvegardée était abîmée : sa fin est perdue ; tout le fichier est gardé sous { $file }
match_set_aside = la partie sauvegardée est illisible ; elle est gardée sous { $file }
match_unreadable = la partie sauvegardée est illisible : { $reason }

## Settings, in a notice, and for who sends them: ui/menus/settings.py
## $line is what was given, as in their file: brightness=900

no_setting = il n’y a pas de réglage { $text }
setting_number = { $line } : indique un nombre de { $least } à { $most }
setting_word = { $line } : indique { $choices }
setting_name = { $line } : indique au plus { $most } lettres
setting_slots = { $line } : indique des cases de 0 à { $most }, comme 3,17
no_setting_line = '{ $text }' n’est pas une ligne nom=valeur
wrong_line = { $file } ligne { $line } : { $why }
damaged_line = { $file } ligne { $line } est abîmée
more_wrong_lines = { $file } a d’autres lignes fausses : { $count }
file_unreadable = { $file } est illisible : { $reason }
file_too_long = { $file } a { $bytes } octets : seules ses premières lignes ont été lues
