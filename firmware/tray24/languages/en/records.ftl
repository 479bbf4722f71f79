### English only

# The command records: finished matches of the tray in a database on this computer.

# The help of each operation: its line in the list, and the first line of its own help.
pull = copy the finished matches of the tray into the database
    .description = Copy the finished matches of the tray into the database.
import = import record files: without FILE, the simulator's
    .description = Import record files: without FILE, the simulator's.
list = list the matches of the database
    .description = List the matches of the database.
show = show one match: players, points of each hand, errors in its record
    .description = Show one match: players, points of each hand, errors in its record.
export = write matches to files, all of them unless some are named
    .description = Write matches to files, all of them unless some are named.
evening = set the day on which matches were played: the tray has no clock
    .description = Set the day on which matches were played: the tray has no clock.
tray = list the records on the tray, and whether they are copied
    .description = List the records on the tray, and whether they are copied.
delete = delete records on the tray that are safely copied; the database keeps them
    .description = Delete records on the tray that are safely copied; the database keeps them.

help-json = print JSON on standard output, for scripts
help-delete = then delete the safely copied records on the tray
help-files = a record, or a folder with *.t24
help-match = its number, as shown by list
help-matches = their numbers, as shown by list
help-format = t24: the records, byte for byte (default)
help-out = t24: a folder (default: this one); csv, json: a file (default: output)
help-day = YYYY-MM-DD
help-names = names as listed by tray, such as rec0003.t24
help-all = all records that are copied
help-evening = day on which the new matches were played (YYYY-MM-DD; default: today, or the file's date)

# Over a bar, or before three dots.
progress = Records

# pull
pulled = { $count } on the tray: { $new } new, { $known } known
pulled-and-deleted = { $count } on the tray: { $new } new, { $known } known, { $deleted } deleted on the tray
# $reason: one or several sentences.
cut-off = { $reason }
    { $done } of { $count } records are safely copied; run the command again to continue with the next.
fault-kept = match { $match } is kept, but its record is not legal from line { $line } on: { $reason }

# import
taken = { $count ->
    [one] { $count } record: { $new } new, { $known } known
   *[other] { $count } records: { $new } new, { $known } known
}
no-such-path = { $path } does not exist: give a record (*.t24), or a folder with records
no-records = { $path }: the folder contains no records (*.t24)
unreadable = { $path } cannot be read: { $reason }
no-record = { $path } is not a record: a record begins with 'tray24 1'.

# list: heads of the columns, and how a match ended.
column-match = Match
column-evening = Evening
column-game = Game
column-ended = Ended
column-players = Players (* won)
ended-badly = bad line { $line }
ended-damaged = damaged
ended = hand { $hand }
given-up = given up
score = { $player } { $score }
winning-score = { $player } { $score }*

# show. $options: as in the record, such as target=200.
title = match { $match }, { $evening }: { $game }
title-with-options = match { $match }, { $evening }: { $game } { $options }
unknown-game = an unknown game
about-real = real dice, { $lines } lines, { $moves } moves not undone
about-electronic = electronic dice, { $lines } lines, { $moves } moves not undone
origin = from { $place }: { $name }
fault = not legal from line { $line } on: { $text }: { $reason }
no-head = its head cannot be parsed
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
    [one] { $count } match set to { $day }
   *[other] { $count } matches set to { $day }
}

# tray, delete
column-name = Name
column-size = Size
column-copied = Copied as
size = { $bytes } B
copied = match { $match }
not-copied = -
tray-empty = the tray has no finished match
name-some = give the names of records to delete ('./tray24 records tray' lists them), or --all
not-on-tray = { $name } is not on the tray: './tray24 records tray' lists its records
deleted = { $done } of { $count } deleted on the tray
stays = { $name } was not deleted: { $reason }
