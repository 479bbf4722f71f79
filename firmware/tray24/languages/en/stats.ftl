### English only

# The command stats: tables, a page with charts, and pictures of them.

help-player = only this player, in the matches of this player
help-json = print JSON on standard output, for scripts
help-html = write a page with charts (HTML, needs no network)
help-png = write the charts as a picture
help-svg = write the charts as a drawing

# $option: html, png or svg.
is-folder = --{ $option } { $path }: this is a folder; give a file
# $reason: what can be done.
unknown-player = --player { $name }: no player of this name; { $reason }
known-players = the players are { $names }
nothing-to-draw = there is no data to draw: { $reason }
none-finished = the database has no finished match ({ $left_out })

given-up = { $count } given up
not-legal = { $count } not legal
matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
evenings = { $evenings ->
    [one] { $evenings } evening
   *[other] { $evenings } evenings
}
counted = { matches } in { evenings }, { $first } to { $last }
counted-without = { matches } in { evenings }, { $first } to { $last }; not counted: { $left_out }

# Titles of tables and heads of their columns.
all-games = All games
evenings-title = Evenings
boxes-title = { $game }: average of each box
column-player = Player
column-matches = Matches
column-wins = Wins
column-rate = Rate
column-best-run = Best run
column-average = Average
column-best = Best
column-hands = Hands
column-moves = Moves
column-uno = UNO
column-catches = Catches
column-caught = Caught
column-penalties = Penalties
column-dice = Dice
column-box = Box
column-evening = Evening
column-played = Played
percent = { $number } %
# A game or a player, and how many matches or wins.
tallied = { $name } { $count }

# The page. $first and $last are days as `day` has them.
page-title = Our games | Tray24
heading = Our games
span-of-one-day = { matches } in { evenings }, on { $first }
span = { matches } in { evenings }, from { $first } to { $last }
day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
matches-given-up = { $count ->
    [one] { $count } match given up
   *[other] { $count } matches given up
}
records-not-legal = { $count ->
    [one] { $count } record not legal
   *[other] { $count } records not legal
}
not-counted = Not counted: { $left_out }.
# Below a large figure; the player's name is below it.
wins-in-a-row = wins in a row
points-in = points in { $game }
caught-without-uno = caught without UNO
drawn-as-penalties = drawn as penalties

# Charts. Each has a title and a line below it.
# In a picture of all charts, the charts of a game.
chart-of-game = { $game }: { $title }
wins-chart = Who wins
    .words = Matches won, of those played against others.
race-chart = The race
    .words = All wins so far, evening by evening.
evenings-chart = Our evenings
    .words = How many matches of each game.
points-chart = Points
    .words = A dot for each match, a bar for the average.
hands-chart = Hands won
    .words = A dot for each match, a bar for the average.
boxes-chart = The boxes
    .words = Average score of each box.
uno-chart = UNO!
    .words = On average in a match.
penalties-chart = Penalties
    .words = Dice or tiles to draw, on average in a hand.
calls-uno = calls UNO
makes-catches = catches
is-caught = is caught
wins-of = { $wins } of { $matches }
# Under an axis; there is little room.
short-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
# Before a value, in what is shown when the mouse rests on a chart.
tip-player = player
tip-won = won
tip-evening = evening
tip-wins = wins
tip-game = game
tip-matches = matches
tip-points = points
tip-what = what
tip-times = times
tip-box = box
