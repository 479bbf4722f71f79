### English only

### The command words: it compiles the texts.

about = Compile the tray's texts: make its modules from files of Fluent messages in firmware/tray24/languages and in the folders of the games. Only modules that are missing or out of date are written. 'firmware build' refuses to build while any is out of date.
check-help = write nothing: exit with 1 when a module is missing or out of date
new-help = begin a translation: make the folder of a language (de, pt_BR) with the English messages of every part as comments, to be translated in place
missing-help = list the messages that a translation lacks (without LANGUAGE: all translations), and exit with 1 if there are any
# A folder with words.ftl and help.ftl.
folder-help = the folder of an additional game, whose modules are made, too
current = All modules of texts are up to date.
# Before the names of files, one a line.
not-current = Out of date: './tray24 words' writes them
written = Written
# $folder: the folder of a new language's files.
begun = { $folder }: translate the messages in its files, then run './tray24 words'
nothing-missing = Nothing is missing: { $languages }
no-translation = --missing: there is no translation '{ $language }'; there are { $languages }
no-source = { $folder } has no words.ftl
language-there = --new: there is a folder of '{ $language }' already
no-language = --new: '{ $language }' is no language: give its code, such as de or pt_BR
