### The texts of the menus, and all texts outside a match.

app_failed = { $file } : { $error }
app_failed_at = { $file }, ligne { $line } : { $error }
app_hung = { $name } a arrêté le plateau, qui a redémarré. Les parties sont encore là.
app_leave = Maintiens rouge : quitter
app_memory = elle demande plus de mémoire que le plateau n’en a
app_no_text = ce n’est pas un texte
app_no_update = elle ne définit pas update(now_ms)
app_overdue = une étape a duré plus d’une seconde
app_too_long = elle a plus de { $most } octets
apps = Applis
bot-expert = bot expert
bot-fair = bot moyen
bot-gentle = bot facile
bot-random = bot au hasard
bot-sharp = bot malin
bot_speed = Vitesse des bots
# The list of settings of those who build a tray.
builders = Montage
cal-alike = comme une autre
cal-blue = bleu, pas blanc
cal-crosstalk = lumière parasite
cal-elsewhere = le dé est ailleurs
cal-gain = pas plausible
cal-green = vert, pas blanc
cal-led_dead = lumière morte
cal-noisy = pas stable
cal-not_empty = pas vide, ou cloison absente
cal-not_kept = Enregistrement impossible
cal-not_white = pas blanc, ou lumière morte
cal-red = rouge, pas blanc
cal-silent = aucun signal
cal-too_bright = trop clair
cal-too_many = Trop de cases en défaut
cal-yellow = jaune, ou lumière morte
cal_busy = Mesure
# A die of a color for one slot: the tray learns it.
cal_color = Un dé { $color } dans la case { $slot }
cal_done = Tout est mesuré
cal_empty = Retire tout, puis vert
cal_failed = Vert recommence
cal_kept = Les cases sont calibrées.
cal_leave = Rouge quitte
cal_learn = Autres couleurs : bleu
cal_skip = Bleu saute la case
cal_white = Dé blanc : case { $slot }
calibrate = Calibrer
calibration_damaged = { $file } est abîmé : calibre à nouveau
calibration_format = { $file } a le format { $found }, ce logiciel lit { $known } : calibre à nouveau
calibration_unreadable = { $file } est illisible ({ $reason }) : calibre à nouveau
children_help = Les dés jouables sont marqués, on annule sans confirmer, le contre-UNO attend deux fois plus, et les bots jouent lentement.
continue = Continuer
digits_hint = Vert : chiffre suivant
done = Fini
electronic = virtuels
end_match = Terminer
end_sure = La partie reste aux archives, mais ne continuera plus.
go_on = Continuer
help = Aide
hints = Indices
# Title and item: who agrees that players are told the best move. Then value-no, value-others or value-yes for each.
agree = Conseils, si tous d’accord
how_to_sit = Bouton de place : entrer, sortir ; appui long : un bot.
item_of = { $number } sur { $count }
join_1 = Appuie sur ton bouton.
join_2 = Appui long : un bot.
keep = Garder
kind-full = complet
kind-light = léger
kind-starter = débutant
kind-twin = 2 LED
leave = Garder pour plus tard
leaves = Un joueur part
leaves_sure = { $name } part : un bot continue ?
lesson_again = Réessayer
lesson_check = Vérifier
lesson_done = Leçon finie
lesson_head = Étape { $number }/{ $count }
lesson_marked = marqué
lesson_missed = { $count ->
    [one] Encore { $count } à trouver
   *[other] Encore { $count } à trouver
}
# How many steps were answered right at once.
lesson_result = { $count } sur { $total } du premier coup
lesson_right = Juste
lesson_wrong = Eh non
lessons = Leçons
letters_hint = Vert valide, rouge efface
look = À savoir
missing = absent
more = Suite : bleu
# The last entry of the match's menu: it shows further ones.
more_entries = Suite
name = Nom
names = Noms des joueurs
new = Jouer
no = Non
no_calibration = { $file } n’est pas une calibration : calibre à nouveau
no_records = Aucune partie finie
no_sensors = Ce plateau n’a pas de capteurs : indique-lui avec les touches où est chaque dé.
not_ended = Pas finie.
nearly_full = Le plateau est presque plein : bientôt, son archive la plus ancienne sera effacée. Copie-les avant : tray24 records pull
not_kept = Pas enregistré : { $reason }
ok = OK
opt-bot = Jeu des bots
opt-bots = Bots
# Yacht with the dice of the day; its value is a date.
opt-day = Dés du jour
opt-dice = Dés
opt-game = Jeu
opt-help = Aide
opt-set = Type de dés
opt-people = Personnes
opt-start = Commencer
opt-target = Objectif
opt-young = Enfants
pause = Pause
players_n = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
real = réels
record_n = Partie { $number }
records = Archives
restarted = Après une panne, le plateau a redémarré. Tout ce qui a été saisi est encore là.
roll_off = Départ
roll_off_said = { roll_off }. { $name } commence
seats_from = { $game } : de { $least } à { $most } joueurs.
seats_just = { $game } : à { $count } joueurs.
self_test = Autotest
set-bot_speed = Vitesse des bots
set-brightness = Luminosité
set-children = Enfants
set-coach = Coach
set-color_blind = Motifs de couleur
set-display = Écran
set-grace_ms = Délai pour UNO
set-hints = Indices
set-language = Langue
set-led_budget_ma = Courant LED
set-led_colors = Couleurs LED
set-led_ma = Un canal LED
set-led_path = Rangées de LED
set-masked_slots = Sans capteur
set-presence_only = Couleurs à indiquer
set-steady_ms = Un dé compte après
set-tray_kind = Modèle
set-volume_calls = Son des annonces
set-volume_keys = Son des touches
set-volume_moves = Son des coups
set-volume_tunes = Mélodies
settings = Réglages
slot_masked = case { $slot } : aux touches
slot_sensed = case { $slot } : capteur
slots_none = Aucune
start_anew = Commencer, garder l’autre
kept_hand = { $game }, manche { $hand }
give_up_one = Abandonner une
starts = { $name } commence
stuck = Collé : { $buttons }
test_buttons = Appuie. Rouge quitte
test_display = Écran : { $display }
# The kind of tray (kind-NAME), its LEDs, and what one of their channels takes.
test_kind = { $kind } : { $count } x { $ma } mA
test_no_sensors = Capteurs : aucun
test_sensors = Capteurs : { $count }
testing = Test des lumières
undo = Annuler
redo = Rétablir
undo_dice = Reprendre aussi les dés ? Les mêmes reviendront.
unreadable = Archive abîmée
value-0 = non
value-1 = oui
value-always = toujours
value-auto = auto
# The hints show the best move, too.
value-best = meilleur
# The die sets, by the games whose own they are.
value-center24 = dé central
value-classic24 = jeu du plateau
# A person's answer to the question whether players may be told the best move: none; others, but not she; all.
value-no = non
value-others = les autres
value-sh1106 = SH1106
value-ssd1306 = SSD1306
value-yes = oui
value-first = au début
value-full = fort
# The order in which an LED takes its colors, as in its data sheet.
value-grb = GRB
value-off = non
value-on = oui
value-plays = coups
value-rgb = RGB
# How the chain of LEDs leads through the rows: each from the left, or back and forth.
value-rows = de gauche
value-snake = serpent
value-soft = doux
# The first item of the pause menu after a move was refused: it opens the help at the rule.
why = Pourquoi ?
# Of those who have played alone: a match's number among these, and its total.
totals = Totaux en solo
best_total = { $game } : { $points } (partie { $number })
last_totals = Derniers : { $totals }
total_n = { $number } : { $points }
won_with = { $points ->
    [one] Victoire : { $names }, { $points } point.
   *[other] Victoire : { $names }, { $points } points.
}
yes = Oui
# No child plays: the value beside opt-young in the set-up.
young_none = aucun

## Patterns that combine texts

# Two items of a list; the first may be a list of two itself.
list_two = { $before }, { $after }
# A text as a sentence, in the plain text for a computer.
sentence = { $words }.
label_value = { $label } : { $value }
# The name of a seat while it is edited: its number, the letters so far, the letter that green adds.
name_so_far = Place { $number } : { $name }. { $letter }
record_of = { $game } : { $names }
# The name of a seat and its bot: one of those that begin with bot-.
seated_bot = { $name } ({ $bot })
seated_child = { $name } (enfant)
score = { $name } : { $points }
score_gain = { $name } : { $points } (+{ $gain })
# The fault of a slot: one of the messages that begin with cal-.
slot_says = case { $slot } : { $words }

## Units of settings

unit-ma = { $value } mA
unit-ms = { $value } ms
unit-percent = { $value } %
unit-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
    .display = { $count } s
unit-tenths = { $whole ->
    [one] { $whole },{ $tenths } seconde
   *[other] { $whole },{ $tenths } secondes
}
    .display = { $whole },{ $tenths } s
unit-times = { $value }x
