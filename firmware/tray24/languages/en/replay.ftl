# The command replay: records are checked line by line, or one of them is shown as a page.

help-files = a record (*.t24)
help-advise = show each decision beside the best move of its position by the strongest bot, and what was lost
help-page = show the record on the page, line by line, forward and back
help-port = with --page: default { $port }; 0 chooses a free one
help-no-browser = with --page: do not open the browser
only-with-page = --port and --no-browser are only for --page
one-file-to-advise = --advise is about one record: give one FILE
column-line = line
column-seat = seat
column-move = move
column-worth = worth
column-best = best
column-lost = lost
points = points
tiles = tiles
lost = seat { $seat } has lost { $lost } { $unit } by { $count } decisions, of which { $best } were the best
one-file = --page shows one record: give one FILE
# of several files
of-file = { $path }: { $verdict }
bad-port = --port { $port }: give a number from 0 to 65535
unreadable = tray24 replay: { $path }: cannot be read: { $reason }
page-unreadable = { $path }: cannot be read: { $reason }. Give a record (*.t24)
no-record = { $path }: this is not a record; its head cannot be parsed: { $reason }
