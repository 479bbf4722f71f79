### Errors for a browser that asks for something impossible, or for too much. Shown on the page, after a colon or alone:
### no capital at the beginning, no period at the end.

## web/schema.py and web/table/messages.py

# $place is a field of a message, "players[0].button"; $value is what it holds; $right is one of right-NAME, or a list
# of what is allowed there.
missing = « { $place } » manque : indique { $right }
wrong = « { $place } » est { $value } : indique { $right }
unknown = « { $place } » n’est pas un champ de ce message : enlève-le
right-whole = un nombre entier de 0 à { $highest }
right-dice = une liste de nombres entiers de 0 à { $highest }
right-line = une ligne de partie sans sa place, comme "play r7 8" ou "roll"
right-value = une valeur du réglage, comme "80" ou "off"
right-screen = le nom de l’écran auquel tu réponds, comme "scores"
right-marks = une liste de positions de dés, de 0 à 4
right-kept = le nom d’une partie gardée, comme "kept0001.t24"
right-key = la clé d’un onglet précédent
right-lesson = le nom d’un jeu avec leçon, comme "basic"
right-answer = une réponse à la question de la leçon, comme "8"
right-name = un nom de { $letters } lettres au plus
# $example is written as the message must have it.
right-players = une liste de { $fewest } à { $most } joueurs comme { $example }
right-player = un joueur comme { $example }
right-options = un objet comme { $example }
right-option = un nombre ou un mot
day-for-one = les dés du jour sont virtuels, et pour une seule personne au yacht sans bots
button-again = "{ $place }.button" est encore { $button } : indique à chacun un bouton différent
# $names are the names of all options, $game that of a game: names out of the program.
no-option = "options.{ $name }" n’est pas une option : indique { $names }
no-options = "options.{ $name }" n’est pas une option : { $game } n’en a aucune
bad-option = "options.{ $name }" : { $reason }
too-long = le message a { $length } caractères : indique au plus { $most }
# $fault is Python's message.
no-json = le message n’est pas du JSON ({ $fault })
no-json-at = le message n’est pas du JSON (caractère { $number } : { $fault })
too-deep = le message a trop de valeurs imbriquées
no-object = le message est { $value } : indique un objet comme { $example }

## web/follow/replica.py

only-looks = cette page montre seulement ce qui se passe sur le plateau : joue sur le plateau lui-même

## web/server.py

# The reason why a browser is refused; at most 120 bytes.
foreign = cette page vient d’un autre site
