# The database of finished matches: what it says when it cannot be used, and words that records and stats share.

# $path: the file of the database; $reason: what the system says.
in-use = { $path } is in use: another tray24 writes to it. Nothing was changed; try again when that one has finished.
cannot-write = { $path } cannot be written ({ $reason }): look at the rights of the file and of its folder.
no-room = { $path } could not be written ({ $reason }): make room on the disk, then run this again. What it held is safe.
damaged = { $path } is damaged ({ $reason }). Move it to another place and run this again: a new one is begun, and records that are still on the tray, or in exported files, can be taken in again. `sqlite3 FILE .recover` may save what the damaged one holds.
other-fault = { $path }: { $reason }
no-folder = { $path } cannot be made ({ $reason }): set TRAY24_HOME to another folder.
not-ours = { $path } is another program's database: move it away, or set TRAY24_HOME to another folder.
too-new = { $path } was written by a newer Tray24 (its schema is version { $version }, this one knows { $known }). Nothing was changed: update Tray24, or set TRAY24_HOME to another folder.
no-match = match { $match } is not in { $path }: `./tray24 records list` shows which are.
damaged-record = { $path } is damaged: the record of match { $match } is not what was taken in.

file-differs = { $path } is there already and holds something else: move it away, or give another --out.
garbled = { $name } did not arrive as it lies on the tray, twice: try another USB cable or port, then run this again. It is still on the tray, and what was pulled before it is kept.
not-copied = it is not in the archive: run `./tray24 records pull` first

# Which matches a command is about.
none-kept = no match is kept yet: './tray24 records pull' fetches those of a tray, 'records import' the simulator's
none-chosen = no such match is kept: './tray24 records list' lists all
help-game = only matches of this game
help-since = only matches of this day (YYYY-MM-DD) or later
no-day = { $text } is no day: write YYYY-MM-DD

# Players. $kind: of a bot, as its option has it: keen, random.
bot = { $kind } bot
seat = Seat { $seat }

# A game, apart where the lowest score wins, or where hands that were won are counted.
kind-low = { $game }, low score wins
kind-hands = { $game }, best of three
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
