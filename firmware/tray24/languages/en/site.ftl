## commands/of_checkout/site.py, site/

help-out = the folder to write, default { $folder }; what is in it is replaced
help-home = address at which the site will be, default: Homepage in pyproject.toml
help-source = address of the repository, default: Repository in pyproject.toml
no-address = { $given } is no address: give one that begins with https:// and has no ? and no #
help-serve = serve the site to this machine until Ctrl-C, and open it
help-port = port of --serve, default: any free port
help-no-browser = do not open a browser
name = Tray24, the dice tray
description = Dice games on a tray that knows the rules: play against bots, with several people, with electronic or real dice.
built = { $folder }: { $files } files, { $size } MB; the tray in it loads { $tray } MB. Any web server can hold this folder.
not-a-site = --out { $folder }: there are files of something else. Give a new or an empty folder.
no-npm = node and npm are missing, which fetch packages and prepare Python for browsers: install Node.js, such as Debian's packages nodejs and npm
npm-failed = npm cannot fetch { $name } { $version }: { $reason }
other-bytes = { $name } { $version } has other bytes than expected: { $found }, wanted { $wanted }. Nothing was used.
not-compiled = the modules could not be compiled for the browser: { $reason }

## site/documents.py

docs-title = Documents
docs-use = Use
docs-games = Games
docs-build = Build
docs-develop = Develop
docs-failed = the documents cannot be made: see the messages above
to-start = About Tray24

## site/start/

start-parts = Parts of this page
start-title = A tray for 24 dice that knows the game
start-words = Tray24 is an electronic tray for dice games that you can build. A light and a sensor under each slot, ten buttons and a small display referee five games: with real dice or with dice that it rolls, among one to six people and bots. A match survives a pulled plug.
start-play = Play now
start-play-words = The whole tray runs in your browser, with its own firmware. Nothing is installed and nothing is sent anywhere; after the first visit it needs no network.
start-picture = The tray game: lights under the dice, the display with the turn, and the hands of three players
start-flash = Flash a Pico
start-boards = For a Raspberry Pi Pico, Pico H or Pico W; a Pico 2 cannot run it. No program is needed:
start-step-1 = Hold the Pico's button BOOTSEL while you plug it in. A drive appears: RPI-RP2.
start-step-2 = Drag the file onto the drive. The drive disappears.
start-step-3 = The Pico is a tray. Its display asks for the first match.
start-download = Download tray24.uf2 { $version } ({ $size } MB)
start-connect = Connect your tray
start-connect-words = see its board live, keep its records, check it and change its settings, in this browser.
start-setup = With Python one command does it all, up to the first game:
start-build = Build one
start-build-words = Three kinds, each with a guide, a list of the parts and all files. Nobody has built one yet: start with the small one.
# $guide is a page of hardware/ without its ending, such as light/GUIDE: its page in this language if there is one.
start-guide = docs/hardware/{ $guide }.html
# The kinds of tray as the first table of hardware/README.md compares them: cell-ROW-KIND. $a to $d are its numbers.
kind-1 = full tray
kind-2 = Tray24 Light
kind-3 = breadboard starter
fact-1 = slots
fact-2 = sees real dice
fact-3 = price with shipping
fact-4 = hours of work
cell-1-1 = { $a } with light and sensor, own board
cell-1-2 = { $a } with light, LED strip, case of its own
cell-1-3 = { $a } lights on a breadboard
cell-2-1 = yes, place and color
cell-2-2 = no: electronic dice, or dice entered with keys
cell-2-3 = no: electronic dice only
cell-3-1 = { $a } to { $b } EUR by hand, { $c } to { $d } EUR with an assembled board
cell-3-2 = { $a } to { $b } EUR
cell-3-3 = { $a } to { $b } EUR
cell-4-1 = { $a } by hand, { $b } with an assembled board
cell-4-2 = { $a }
cell-4-3 = { $a }
start-rules = Rules
start-rules-words = The tray says why when it refuses something. Here are all the rules.
start-rules-of = { $count } rules
# The page of the rules, in this language if there is one.
start-rules-page = docs/firmware/RULES.html
start-playing = How to play
start-playing-page = docs/firmware/PLAYING.html
start-develop = Develop
start-develop-words = The same code runs on the Pico, in the simulator and on this site.
start-commands = All commands
start-contribute = Contribute
start-architecture = How the firmware works
start-link = Requests to a tray over USB
start-source = Source code
start-languages = Languages of this page
start-unofficial = Tray24 is not an official product. UNO is a trademark of its owner, which has nothing to do with this project.
start-licences = Licences of all parts
start-not-here = The tray on this site has no link for other programs, and no other computer can join it. Both work where it is started with
other-table = { $file }: its first table must compare the kinds of tray by guides, pictures and these rows: { $rows }
other-words = { $file } says "{ $table }", but the texts of the site "{ $said }": change site.ftl in all languages
