### The texts of every match with electronic dice, and many of one with real dice.

advice = Conseil : { $words }
# $words is the best move, $why one of the why_ texts.
advice_why = { $words } ({ $why })
# $points: so many points better than the next best move, on average.
advice_gain = { $words }, +{ $points }
# A player has made another move than the best one: it is worth so many points less, on average.
advice_lost = Perdu : { $points }
advice_lost_tiles = Perdu : { $points } dominos
# What green does now, and $points: so many points less than the best move, on average, as "-2.3".
advice_cost = { $words }, { $points }
best_before = Ancien record : { $points }
best_so_far = Record : { $points }
best_of_days = Record : jour { $day }, absolu { $points }
best_of_3 = En deux manches gagnantes
blue = bleu
bot_thinks = Au bot de jouer
call_uno = Annoncer UNO
catch = Contrer
catch_waits = { $name } s’apprête à contrer
# What the coach says in a first match when one die or tile will be left, in three lines of the display; without seat
# buttons a held key calls.
coach-uno = Annonce UNO avant que le suivant joue : appuie sur ton bouton
coach-uno_held = Annonce UNO avant que le suivant joue : appui long sur bleu
color_of_wild = Choisis la couleur du joker
# At the bottom, below the name of a player who plays on a phone.
cover_elsewhere = Sur son propre écran
cover_who = Rien que { $name } ici ?
decimal = { $whole },{ $tenths }
dead_end = impasse
dice_are = Dés : { $counts }
did_bluff = Bluff : { $name } pioche { $count }
did_catch = { $name } contre { $caught } !
did_color = { $name } annonce { $color }
did_draw_more = { $name } pioche { $count }
did_fair = Pas de bluff : { $name } pioche { $count }
did_play = { $name } : { $what }
did_roll_one = { $name } lance { $face }
did_skip = { $name } passe son tour
# While a wild +4 may be challenged, below did_bluff: what who must answer draws in all other cases.
stakes_else = Sinon : tu en pioches { $count }
did_turn = Le sens change
did_uno = { $name } : UNO !
draw_one = +1
draw_two = +2
first_total = Ton premier total
first_to = Partie en { $target } points
green = vert
hands = Mains
hand_is = Main : { $dice }
hand_n = Manche { $number }
head_color = Couleur
head_drawn = Pioché
head_turn = À toi
hold_blue = bleu appuyé
highest_wins = Le plus grand total gagne
new_best = Record !
next_hand = Bleu : manche suivante
no_dice = Aucun dé
# Beside the total of a match with the dice of the day, and as a headline at its end, after an undo of dice.
not_counted = Ne compte pas
nobody_forgot = Personne n’a oublié UNO
nothing_back = Rien à annuler
nothing_again = Rien à rétablir
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
put = Poser { $die }
red = rouge
reverse = inverse
rolls_undone = Des dés ont été repris
runs_left = On joue vers la gauche
runs_right = On joue vers la droite
scores = Scores
seat_n = Place { $number }
skip = passe
slot_n = case { $slot }
taken_back = Annulé
title = Tray 24
to_match = On joue sur { $face }
# The question before dice of the day are taken back.
undo_day = Reprendre des dés ? Le résultat ne comptera pas.
unknown_die = un dé
up_to = Plus petit total gagne, à { $target }
wild = joker
wild_four = joker +4
winner = Victoire
winners = Victoire
yellow = jaune
your_total = Ton total

## Patterns that combine texts

# A die that shows a kind: a number, or one of skip, reverse, draw_one, draw_two.
blue_face = { $kind } bleu
green_face = { $kind } vert
red_face = { $kind } rouge
yellow_face = { $kind } jaune
# A wild with the color that was named for it.
wild_face = { $wild } { $color }
# Colors on the four keys, side by side: a quarter of the display each, 30 columns.
key_blue = Bleu
key_green = Vert
key_red = Rouge
key_yellow = Jaune
# Two choices; the first may be two itself.
or_two = { $before } ou { $after }
choose_one = { $labels } ? { $words }
count_of = { $name } : { $count }
# The effect of green, and how often or how much.
with_figure = { $words }, { $figure }

## The seat to play, in the plain text for a computer

said_color = Place { $number }, couleur
said_drawn = Place { $number }, tu as pioché
said_turn = Place { $number }, à toi
seat_says = Place { $number }, { $words }

# Why the best move is preferred. $name is the seat that acts next.
why_again = tu rejoues
why_bluff = bluff probable
why_costs = ça freine le suivant
why_fit = plus de choix ensuite
why_keep = ils sont bien ainsi
why_legal = bluff peu probable
why_less = moins de choix pour { $name }
why_match = { $name } n’aura rien à jouer
why_none = rien à jouer
why_only = rien d’autre à jouer
why_out = ça finit la manche
why_points = ça enlève le plus de points
why_risk = bluffer coûterait plus
why_roll = ça devrait donner mieux
why_same = d’autres coups valent autant
why_wild = garde ton joker
