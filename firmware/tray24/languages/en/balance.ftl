### English only

# The command balance: bots play many matches, for figures of the games and ratings of the bots.

help-games = { $games }; all of them by default
help-matches = matches of each game and number of seats, dealt out to the line-ups of its bots; what earlier runs have played counts, and all of it is shown
help-seats = numbers of seats; by default all that a game takes, from 2 on
help-bots = the bots that play, random among them; by default all of each game but those that think for long
help-option = an option of the games, such as target=200; may be repeated
help-seed = the same seed plays the same matches (default 1)
help-out = write balance.html and balance.json into this folder (default: the current one)
help-jobs = processes that share the work (default { $jobs })
help-hours = end after so many hours, with the results of what is played; a later run goes on
help-cluster = play on the workers of this Dask scheduler, such as tcp://127.0.0.1:8786. Scheduler and workers run whatever they are sent, and ask for no password: on several machines use tls:// and --cluster-tls
help-cluster-tls = PEM files for an address that begins with tls://: the authority of the cluster's certificates, and a certificate and key of its own

no-game = GAME { $name }: there is no such game; give { $games }
bad-hours = --hours { $hours }: give a number above 0
bad-seats = --seats { $text }: give numbers from 2 on, such as 2,3
seats-of-game = --seats { $text }: { $game } takes { $least } to { $most } seats
bot-missing = --bots { $text }: a name is missing; give { $bots }
bot-twice = --bots { $text }: a bot is named twice; it plays against itself anyway
jobs-and-cluster = --jobs { $jobs }: the cluster decides how many workers it has; leave out --jobs or --cluster
cluster-tls = --cluster "{ $address }": an encrypted cluster needs both an address that begins with tls:// and --cluster-tls CA CERT KEY
cannot-write = cannot write { $path }: { $reason }. Free some space or give another --out; what is played is kept
cannot-keep = cannot write { $path }: { $reason }. Free some space, then start again; it goes on from what was last written
process-ended = a process that plays matches was ended from outside; what is played is kept: start again, with fewer --jobs if memory is short
nothing-played = no match was over after { $hours } hours: give more
interrupted = What is played is kept: the same command goes on from there.

# Before a bar.
playing = playing matches
played = { $new } matches in { $seconds } s ({ $speed } a second), { $kept } from earlier runs
written = { $path }

## cluster.py. $address: of the scheduler.

cluster-unreachable = --cluster { $address }: no scheduler answers there ({ $reason }); start one with 'dask scheduler --host 127.0.0.1 --dashboard-address 127.0.0.1:8787', or give its address and, for tls://, certificates that it trusts
cluster-open = --cluster { $address }: without certificates whoever reaches the scheduler or a worker may run programs there. Use it in a network of your own, or tls:// with --cluster-tls
cluster-bad-certificates = --cluster-tls { $files }: { $reason }. Give PEM files: an authority, a certificate that it has signed, and its key
cluster-empty = --cluster { $address }: waiting for workers; start some with 'dask worker { $address } --nthreads 1', for this machine alone with --host 127.0.0.1 --dashboard-address 127.0.0.1:0
cluster-lost = --cluster { $address }: the connection to the scheduler is lost; what is played is kept: start again when it runs
other-sources = a worker of the cluster has other sources of Tray24 than this computer, and would play other matches: give all the same version
cluster-lacks-package = the cluster cannot load what plays the matches ({ $reason }): install the same Tray24 for its scheduler and its workers
workers-die = several workers of the cluster were ended while they played the same matches; what is played is kept: look at their output, then start again

## Tables.

# $game: its title; $seats: a number
table = { $game }, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
seats = { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
column-bot = Bot
column-matches = Matches
column-rating = Rating
column-first = First seat wins
column-hands = Hands
column-decisions = Decisions
column-hand-length = Per hand
column-place = Seat { $place }
column-event = What
column-per-hand = { $bot }: per hand
column-per-match = { $bot }: per match
column-pair = Bots
column-won = The first one wins
# Nobody to be rated against.
none = -
with-margin = { $value } ± { $margin }
percent = { $number } %
percent-between = { $value } % ({ $low } to { $high })
pair = { $first } against { $second }
# $seats: as `seats` has it
places-of = { $seats }: matches won, from the seat that begins to the left
events-of = { $seats }: how often
pairs-of = { $seats }: bots against each other

## The page. Each chart has a title and a line below it.

page-title = Balance | Tray24
heading = Balance
span = { $matches } matches between the bots { $bots }
game-with-options = { $game } ({ $options })
footer = Intervals are those of 95 %. Ratings are on the scale of Elo, with a mean of 0: each seat wins in proportion to the strength of its bot, and 400 more is ten times the strength. All other figures are of matches in which all seats have the same bot.
first-chart = The first seat
    .words = Matches won by the seat that begins, in % of its fair share: 100 % is even.
ratings-chart = Ratings
    .words = How strong the bots are against each other; 0 is their mean.
match-chart = Length of a match
    .words = Decisions of all seats: the mean, and where nine of ten matches lie.
hand-chart = Length of a hand
    .words = Decisions of all seats: the mean, and where nine of ten hands lie.
hands-chart = Hands in a match
    .words = The mean, and where nine of ten matches lie.
events-chart = How often: { $bot }
    .words = Times in a hand, by the number of seats.
axis-seats = seats
never = 0

# What happens: lines of the seats, and what they lead to.
event-place = place the first die
event-roll = roll the hand
event-keep = keep the hand
event-play = play
event-draw = draw
event-pass = pass
event-color = name a color
event-uno = call UNO
event-catch = catch
event-reroll = reroll
event-score = score a box
event-zero = write a zero
event-accept = accept a wild +4
event-challenge = challenge
event-give = give a die
event-lead = lead
event-reopen = reopen a dead end
event-bluff = challenge is right
event-dump = dump of the tray

# Before a value, in what is shown when the mouse rests on a chart.
tip-seats = seats
tip-bot = bot
tip-label = figure
tip-event = what
