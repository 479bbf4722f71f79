# The command records: finished matches of the tray, kept on this computer.

# What `--help` says of each operation: a word of the list, and the first line of its own help.
pull = copy the finished matches of the tray into the database
    .description = Copy the finished matches of the tray into the database.
import = take in record files: without FILE, the simulator's own
    .description = Take in record files: without FILE, the simulator's own.
list = list the matches of the database
    .description = List the matches of the database.
show = show one match: players, points of each hand, what is wrong in its record
    .description = Show one match: players, points of each hand, what is wrong in its record.
export = write matches to files, all of them unless some are named
    .description = Write matches to files, all of them unless some are named.
evening = say when matches were played: the tray has no clock that knows
    .description = Say when matches were played: the tray has no clock that knows.
tray = list what lies on the tray, and whether it is copied
    .description = List what lies on the tray, and whether it is copied.
delete = delete records on the tray that are safely copied; the database keeps them
    .description = Delete records on the tray that are safely copied; the database keeps them.

help-json = for scripts: JSON on standard output
help-delete = then delete on the tray what is safely copied
help-files = a record, or a folder with *.t24
help-match = its number, as list has it
help-matches = numbers, as list has them
help-format = t24: the records, byte for byte (default)
help-out = t24: a folder (default: this one); csv, json: a file (default: output)
help-day = YYYY-MM-DD
help-names = as tray lists them, such as rec0003.t24
help-all = all that are copied
help-evening = when the new ones were played (YYYY-MM-DD; default: today, or the file's date)

# Over a bar, or before three dots.
progress = Records

# pull
pulled = { $count } on the tray: { $new } new, { $known } here already
pulled-and-deleted = { $count } on the tray: { $new } new, { $known } here already, { $deleted } deleted on the tray
# $reason: one or several sentences.
cut-off = { $reason }
    { $done } of { $count } records are safely here; run it again, and it goes on with the next.
fault-kept = match { $match } is kept, but its record is not legal from line { $line } on: { $reason }

# import
taken = { $count ->
    [one] { $count } record: { $new } new, { $known } here already
   *[other] { $count } records: { $new } new, { $known } here already
}
no-such-path = { $path } does not exist: give a record (*.t24), or a folder with records
unreadable = { $path } cannot be read: { $reason }
no-record = { $path } is no record: one begins with 'tray24 1'. What came before it has been taken in.

# list: heads of the columns, and how a match ended.
column-match = Match
column-evening = Evening
column-game = Game
column-ended = Ended
column-players = Players (* won)
ended-badly = bad line { $line }
ended = hand { $hand }
given-up = given up
score = { $player } { $score }
winning-score = { $player } { $score }*

# show. $options: as the record has them, such as target=200.
title = match { $match }, { $evening }: { $game }
title-with-options = match { $match }, { $evening }: { $game } { $options }
unknown-game = a game nobody knows
about-real = real dice, { $lines } lines, { $moves } choices stand
about-electronic = electronic dice, { $lines } lines, { $moves } choices stand
origin = from { $place }: { $name }
fault = not legal from line { $line } on: { $text }: { $reason }
no-head = its head cannot be read
winner = { $player } (won)
column-player = Player
column-points = Points
column-hands-won = Hands won
column-uno = UNO
column-catches = Catches
column-penalty-dice = Penalty dice

# export
json-twice = --json: give --format json
out-is-file = --out { $path }: this is a file; give a folder
out-is-folder = --out { $path }: this is a folder; give a file

# evening
moved = { $count ->
    [one] { $count } match is of { $day } now
   *[other] { $count } matches are of { $day } now
}

# tray, delete
column-name = Name
column-size = Size
column-copied = Copied as
size = { $bytes } B
copied = match { $match }
not-copied = -
tray-empty = no finished match lies on the tray
name-some = name the records to delete (./tray24 records tray lists them), or give --all
not-on-tray = { $name } is not on the tray: './tray24 records tray' lists what is
deleted = { $done } of { $count } deleted on the tray
stays = { $name } stays on the tray: { $reason }
