# Why a file that somebody has named is not read: the reason follows the file's name and words such as "cannot be read".

is-folder = es una carpeta, no un archivo
is-pipe = es una tubería, no un archivo
is-device = es un dispositivo, no un archivo
# $size and $most with their unit: 900 MB.
too-large = tiene { $size }; se leen como mucho { $most }
not-text = la línea { $line } no es texto (UTF-8)
