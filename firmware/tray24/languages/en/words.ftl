### What `./tray24 words` says: the command that compiles the texts.

about = Make the modules of texts that the tray holds from their sources: files of Fluent messages in firmware/tray24/languages and in the folders of the games. Only those that are missing or differ are written. 'firmware build' refuses to build while any of them is not current.
check-help = write nothing: exit with 1 when a module is missing or not current
new-help = begin a translation: make the folder of a language (de, pt_BR) with the English messages of every part, to be translated where they stand
# A folder with words.ftl and help.ftl.
folder-help = the folder of a game from elsewhere, whose modules are made, too
current = All modules of texts are current.
# Before the names of files, a line each.
not-current = Not current: './tray24 words' writes them
written = Written
# $folder: where the files of a new language lie.
begun = { $folder }: translate the messages in its files, then run './tray24 words'
no-source = { $folder } has no words.ftl
language-there = --new: there is a folder of '{ $language }' already
no-language = --new: '{ $language }' is no language: give its code, such as de or pt_BR
