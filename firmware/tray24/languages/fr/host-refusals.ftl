# Why records, positions, options and packages of games are refused, as page and host tools say it. The display shows
# none of these. Every message ends without a full stop.
# $text is what was read and is wrong. $game, $option, $set, $phase and $verb are names that are not translated.
# $face, $tile and $line are written as in records: r7, r5/bS, "* draw 0".

# How a refusal is shown whose rule has a number: "B6: no neighbor has its color"
with_rule = { $rule } : { $words }
# A record that is not legal; $reason is one of the messages here or in refusals.ftl
illegal_line = ligne illégale { $line } : { $reason }
# Two of the things to choose from; $before may be made from two by the same message
either = { $before } ou { $next }
# A seat as records number them, from 0.
seat_of_record = la place { $number }

## Lines of records: rules/notation.py, rules/faces.py

no_line = une ligne est ACTOR VERB [ARGUMENT...]
more_than_single_spaces = les mots sont séparés par une seule espace
no_verb = '{ $text }' n’est pas un verbe
no_dealer_verb = '{ $text }' n’est pas un verbe du donneur
takes_arguments =
    { $due ->
        [one] '{ $verb }' prend { $due } argument, pas { $count }
       *[other] '{ $verb }' prend { $due } arguments, pas { $count }
    }
dealer_line_without_seat = '* { $verb }' nomme d’abord une place
dealer_line_too_long = '* { $verb }' ne prend rien de plus
no_verdict = un verdict est legal ou illegal
no_number = '{ $text }' n’est pas un nombre de 0 à { $most }
not_a_face = '{ $text }' n’est pas une face (une face est r7, yS, gR, bD2, W, WD4 ou ?)
not_a_tile = '{ $text }' n’est pas un domino (un domino est r5/r7, y8/bS, r3/DE ou W/W)
no_marking = { $tile } n’a pas de moitié { $text }
no_color = '{ $text }' n’est pas une couleur : indique r, y, g ou b
no_box = '{ $text }' n’est pas une case de la feuille : indique l’une de { $names }
name_the_tile = nomme le domino
# Y2
no_positions = les positions vont de 1 à 5, croissantes, chacune une fois

## Lines of the dealer: rules/refusals.py, games/dominoes/arms.py

seat_awaited = c’est à la place { $seat } de choisir, pas au donneur
awaited = attendu : { $line }
takes_values =
    { $due ->
        [one] { $line } prend { $due } valeur, pas { $count }
       *[other] { $line } prend { $due } valeurs, pas { $count }
    }
no_seat = il n’y a pas de place { $seat }
unknown_in_roll_only = '?' n’est possible que dans un lancer
unknown_of_no_use = '?' ne sert à rien ici
no_face_of_game = { $game } n’a pas de face { $face }
die_not_in_bag = le dé { $die } n’est pas dans le sac
dice_not_ascending = les dés sont piochés dans l’ordre croissant de leurs numéros
name_tiles_left = nomme les dominos qui restent
tile_not_in_pile = le domino { $tile } n’est pas dans la pioche
tiles_not_ascending = les dominos sont énumérés dans l’ordre croissant de leurs numéros
# D2
seat_cannot_lead = la place { $seat } ne peut pas entamer
dice_are_electronic = dans cette partie, le plateau lance et pioche lui-même

## Heads of records: match/record.py

no_record = une archive commence par 'tray24 { $version }'
no_head_line = '{ $text }' n’est pas une ligne d’en-tête
head_line_twice = '{ $text }' est donné deux fois
no_seats = une partie a au moins une place
option_without_value = une option s’écrit NAME=VALUE
option_twice = l’option '{ $option }' est donnée deux fois
no_game_with_option = aucun jeu n’a d’option '{ $option }'
no_die_set_of_game = '{ $text }' n’est pas un type de dés de { $game }
no_die_set_of_games = '{ $text }' n’est pas un type de dés
no_seed = un seed est un nombre de 0 à 4294967295
head_without_seats = l’en-tête ne donne pas de places
head_without_game = l’en-tête ne donne pas de jeu
head_without_end = l’en-tête ne finit pas par '---'
nothing_to_undo = il n’y a rien à annuler

## Journals: match/profile.py, match/resume.py

no_head_of_journal = l’en-tête n’est pas celui d’un journal
seat_out_of_order = la place { $seat } est donnée dans le désordre
no_seat_at_button = il n’y a pas de place { $seat } au bouton { $button }
no_result = ce ne sont pas les gagnants et les scores de { $seats } places
position_of_other_match = la position n’est pas de cette partie
day_of_other_game = { $game } n’a pas de dés du jour
seed_of_other_dice = le seed donne d’autres dés : { $line }

## Seats, options, bots and die sets: rules/core.py, rules/errors.py, match/bots/bots.py, match/dicesets.py

seats_or_options_of_other_kind = seats doit être un nombre, options un dictionnaire
takes_seats = { $game } demande { $least } à { $most } places, pas { $seats }
no_option = { $game } n’a pas d’option '{ $option }'
# $choices is made with the message "either"
no_choice_of_option = l’option { $option }={ $text } est inconnue : indique { $choices }
option_no_seats = l’option { $option }={ $text } ne nomme pas de places : indique leurs chiffres par ordre croissant, comme 03
option_seat_missing = l’option { $option }={ $text } nomme une place absente : il y a { $seats } places, à partir de 0
option_out_of_range = l’option { $option }={ $text } est hors limites : indique un nombre de 1 à 9999
no_bot = il n’y a pas de bot '{ $text }' : indique { $choices }
no_die_set = il n’y a pas de type de dés '{ $text }' : indique l’un de { $names }
tiles_without_die_set = { $game } se joue avec des dominos, sans type de dés
die_set_too_small = { $set } a { $dice } dés, { $game } en demande { $needed }
die_set_of_other_faces = { $set } a une face { $face } que { $game } ne connaît pas

## Games and their parts: games/__init__.py

no_game = '{ $text }' n’est pas un jeu ici : indique { $choices }
# $package and $module are dotted names of Python
game_already_there = il y a déjà un jeu '{ $game }' : { $package }
same_number = les jeux '{ $other }' et '{ $game }' ont le même numéro
no_part = le jeu '{ $game }' n’a pas de partie '{ $part }' : il n’y a pas de module { $module }
no_game_class = la partie 'rules' du jeu '{ $game }' doit donner à GAME une classe de ce nom
no_saved_position = ces octets ne sont pas une position sauvegardée de cette version
damaged_position = la position sauvegardée est abîmée
# $why is another refusal, or what Python says
damaged_position_because = la position sauvegardée est abîmée : { $why }

## Positions that are given: rules/position.py, rules/matching.py
## "given" is the key of a scenario; names in quotes are its keys (RECORDS.md).

given_no_dictionary = given: doit être un dictionnaire des clés de la position
given_no_key = given: { $game } n’a pas de clé '{ $name }'
given_phase = given: { $game } ne peut pas être chargé dans la phase '{ $phase }'
given_contradicts = given: '{ $name }' est { $wanted }, mais le reste en fait { $found }
given_number = given: '{ $name }' doit être un nombre de 0 à { $most }
given_list = given: '{ $name }' doit être une liste
given_face = given: '{ $name }' contient { $text }, qui n’est pas une face de { $game }
given_scores = given: 'scores' doit donner { $seats } nombres
given_hands = given: 'hands' doit donner { $seats } mains
given_direction = given: 'direction' doit être 1 ou -1
given_too_many_dice = given: plus de { $most } dés
given_die = given: 'die' doit être dans la main de la place { $seat } et aller
given_catchable_dice = given: 'catchable' doit avoir exactement un dé
given_catchable_tiles = given: 'catchable' doit avoir exactement un domino
given_table_without_face = given: un dé sur la table montre une face, un joker a sa couleur
given_seats_without_dice = given: chaque place doit avoir des dés
given_hand_not_rolled = given: les dés en main sont lancés, et un joker n’y a pas de couleur
given_catch_too_late = given: personne ne peut être contré après la première action d’un tour
given_declared = given: une couleur est annoncée pour un joker non annoncé
given_challenge = given: seul un WD4 se conteste
given_legality = given: 'legality' doit être l’un de { $names }

## Positions of games/basic

given_tray = given: 'tray' doit être un dictionnaire de cases
given_slot = given: 'tray' n’a pas de case { $text }
given_slot_without_face = given: la case { $slot } doit avoir une face, un joker avec sa couleur
given_both_halves = given: les dés de 'tray' sont dans les deux moitiés
given_tray_without_room = given: le plateau doit avoir au moins un dé et une case vide
given_last = given: 'last' est une case vide
given_last_declared = given: une couleur est annoncée pour un joker non annoncé dans 'last'
given_start = given: le dé de départ est posé sur un plateau vide, avant de piocher les mains
given_seat_without_faces = given: c’est à la place { $seat } de choisir, et il lui faut des dés avec des faces
given_color_in_hand = given: un joker en main n’a pas de couleur

## Positions of games/center, games/line and games/yacht

given_former = given: 'former' est le dé central qu’un WD4 peut encore ramener
given_eleven_dice = given: 'line' et 'hands' doivent avoir les onze dés, la ligne au moins un
given_give = given: on donne un dé quand la ligne en a un, et qui donne en a plus
given_sheets = given: 'sheets' doit donner { $seats } feuilles
given_box = given: 'sheets' n’a pas de case { $text }
given_full_sheet = given: la feuille de la place { $seat } est pleine
given_uno = given: personne n’annonce UNO au yacht
given_dice = given: 'dice' doit donner cinq faces
given_color = given: un joker n’a pas de couleur au yacht

## Positions of games/dominoes

given_racks = given: 'racks' doit donner { $seats } chevalets
given_tile = given: '{ $name }' : { $why }
given_tile_twice = given: un domino est nommé deux fois
given_each_tile_once = given: '{ $name }' doit nommer chaque domino une fois
given_too_many_tiles = given: il n’y a pas autant de dominos
given_tile_not_in_rack = given: 'tile' doit être sur le chevalet de la place { $seat }
given_arm = given: une branche est {"{"}"end" : FACE, "doublet" : BOOL, "closed" : BOOL{"}"}
given_arms = given: 'arms' doit avoir une branche ouverte, et aucune dans la phase reopen
given_end = given: une branche finit par une face de dominos, un joker avec sa couleur
given_too_many_arms = given: il y a 45 branches au plus, chacune avec end, doublet et closed
given_active = given: 'active' doit être le genre d’une moitié qui touche
given_lead = given: la manche s’entame sur une table vide
given_reopen = given: la place { $seat } ne peut pas rouvrir
given_seat_without_tiles = given: c’est à la place { $seat } de choisir, et il lui faut des dominos
given_seat_without_moves = given: la place { $seat } ne peut rien faire dans cette phase
