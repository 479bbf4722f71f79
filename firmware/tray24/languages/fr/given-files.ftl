# Why a file that somebody has named is not read: the reason follows the file's name and words such as "cannot be read".

is-folder = c’est un dossier, pas un fichier
is-pipe = c’est un tube, pas un fichier
is-device = c’est un périphérique, pas un fichier
# $size and $most with their unit: 900 MB.
too-large = il a { $size } ; au plus { $most } sont lus
not-text = la ligne { $line } n’est pas du texte (UTF-8)
