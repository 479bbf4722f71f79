### English only

# The database of finished matches: its errors, and texts that records and stats share.

# $path: the file of the database; $reason: the system's error message.
in-use = { $path } is in use: another tray24 writes to it. Nothing was changed; try again when the other has finished.
cannot-write = { $path } cannot be written ({ $reason }): check the permissions of the file and of its folder.
no-room = { $path } could not be written ({ $reason }): make room on the disk, then run this again. Its previous content is safe.
damaged = { $path } is damaged ({ $reason }). Move it to another place and run this again: a new database is made. Records that are still on the tray or in exported files can be imported again. `sqlite3 FILE .recover` may save the content of the damaged one.
other-fault = { $path }: { $reason }
no-folder = { $path } cannot be created ({ $reason }): set TRAY24_HOME to another folder.
not-ours = { $path } is another program's database: move it away, or set TRAY24_HOME to another folder.
too-new = { $path } was written by a newer Tray24 (its schema is version { $version }, this one knows { $known }). Nothing was changed: update Tray24, or set TRAY24_HOME to another folder.
no-match = match { $match } is not in { $path }: `./tray24 records list` lists all.
damaged-record = { $path } is damaged: the record of match { $match } differs from the imported one.

file-differs = { $path } exists already with other content: move it away, or give another --out.
not-copied = it is not in the archive: run `./tray24 records pull` first

# The choice of matches.
none-kept = the database has no match yet: './tray24 records pull' fetches those of a tray, 'records import' the simulator's
none-chosen = the database has no such match: './tray24 records list' lists all
help-game = only matches of this game
help-since = only matches from this day on (YYYY-MM-DD)
no-day = { $text } is not a day: write YYYY-MM-DD

# Players. $kind: of a bot, as its option has it: fair, sharp.
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
