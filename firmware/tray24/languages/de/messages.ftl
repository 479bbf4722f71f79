### Errors for a browser that asks for something impossible, or for too much. Shown on the page, after a colon or alone:
### no capital at the beginning, no period at the end.

## web/schema.py and web/table/messages.py

# $place is a field of a message, "players[0].button"; $value is what it holds; $right is one of right-NAME, or a list
# of what is allowed there.
missing = "{ $place }" fehlt: gib { $right } an
wrong = "{ $place }" ist { $value }: gib { $right } an
unknown = "{ $place }" ist kein Feld dieser Nachricht: lass es weg
right-whole = eine ganze Zahl von 0 bis { $highest }
right-dice = eine Liste ganzer Zahlen von 0 bis { $highest }
right-line = eine Zeile einer Aufzeichnung ohne ihren Platz, etwa "play r7 8" oder "roll"
right-value = einen Wert der Einstellung, etwa "80" oder "off"
right-screen = den Namen des beantworteten Bildschirms, etwa "scores"
right-marks = eine Liste der Stellen von Würfeln, 0 bis 4
right-kept = den Namen einer gespeicherten Partie, etwa "kept0001.t24"
right-key = den Schlüssel eines früheren Tabs
right-lesson = den Namen eines Spiels mit Lektion, etwa "basic"
right-answer = eine Antwort auf die Frage der Lektion, etwa "8"
right-name = einen Namen mit höchstens { $letters } Buchstaben
# $example is written as the message must have it.
right-players = eine Liste von { $fewest } bis { $most } Personen wie { $example }
right-player = eine Person wie { $example }
right-options = ein Objekt wie { $example }
right-option = eine Zahl oder ein Wort
day-for-one = die Tageswürfel sind elektronisch und für eine Person, die ohne Bots Yacht spielt
button-again = "{ $place }.button" ist noch einmal { $button }: gib allen verschiedene Tasten
# $names are the names of all options, $game that of a game: names out of the program.
no-option = "options.{ $name }" ist keine Option: gib { $names } an
no-options = "options.{ $name }" ist keine Option: { $game } hat keine
bad-option = "options.{ $name }": { $reason }
too-long = die Nachricht hat { $length } Zeichen: höchstens { $most } sind erlaubt
# $fault is Python's message.
no-json = die Nachricht ist kein JSON ({ $fault })
no-json-at = die Nachricht ist kein JSON (Zeichen { $number }: { $fault })
too-deep = die Nachricht hat zu viele Werte ineinander
no-object = die Nachricht ist { $value }: gib ein Objekt wie { $example } an

## web/follow/replica.py

only-looks = diese Seite zeigt nur, was auf dem Tablett geschieht: Spiel am Tablett selbst

## web/server.py

# The reason why a browser is refused; at most 120 bytes.
foreign = diese Seite kommt von einer anderen Website
