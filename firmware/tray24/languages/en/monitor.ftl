### English only

# The command monitor: the match on the tray, as lines or as a picture in the terminal.

help-json = print one JSON object for each event, for scripts
waiting = Waiting for events on the tray; press Ctrl-C to stop.
playing = A match is being played: { $game }.
idle = No match is being played.
connected = { $board } is connected

# The picture. $hand: the number of the hand; 0 in a game without hands.
no-tray = No tray
log = Log
display = Display
won = { $hand ->
    [0] { $game }. { $names } won
   *[other] { $game }, hand { $hand }. { $names } won
}
to-choose = { $hand ->
    [0] { $game }. { $name } is to choose
   *[other] { $game }, hand { $hand }. { $name } is to choose
}
dice-awaited = { $hand ->
    [0] { $game }. Dice are awaited
   *[other] { $game }, hand { $hand }. Dice are awaited
}
bot = { $name } (bot)
on-table = { $count ->
    [one] { $count } die on the table, { $left } left to draw
   *[other] { $count } dice on the table, { $left } left to draw
}
