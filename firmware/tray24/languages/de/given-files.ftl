# Why a file that somebody has named is not read: the reason follows the file's name and words such as "cannot be read".

is-folder = das ist ein Ordner, keine Datei
is-pipe = das ist eine Pipe, keine Datei
is-device = das ist ein Gerät, keine Datei
# $size and $most with their unit: 900 MB.
too-large = sie hat { $size }; gelesen werden höchstens { $most }
not-text = Zeile { $line } ist kein Text (UTF-8)
