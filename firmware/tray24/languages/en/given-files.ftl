# Why a file that somebody has named is not read: the reason follows the file's name and words such as "cannot be read".

is-folder = it is a folder, not a file
is-pipe = it is a pipe, not a file
is-device = it is a device, not a file
# $size and $most with their unit: 900 MB.
too-large = it has { $size }; at most { $most } are read
not-text = line { $line } is not text (UTF-8)
