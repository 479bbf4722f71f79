### English only

### The command words: it checks the texts, and begins translations.

about = Check the texts of tray and page: files of Fluent messages in firmware/tray24/languages and in the folders of the games. Files with a fault are named.
check-help = check the texts (what the command does without options)
new-help = begin a translation: make the folder of a language (de, pt_BR) with the English messages of every part as comments, to be translated in place
missing-help = list the messages that a translation lacks (without LANGUAGE: all translations), and exit with 1 if there are any
# A folder with words.ftl and help.ftl.
folder-help = the folder of an additional game, whose texts are checked, too
sound = All texts can be read.
# $folder: the folder of a new language's files.
begun = { $folder }: translate the messages in its files
nothing-missing = Nothing is missing: { $languages }
no-translation = --missing: there is no translation '{ $language }'; there are { $languages }
no-source = { $folder } has no words.ftl
language-there = --new: there is a folder of '{ $language }' already
no-language = --new: '{ $language }' is no language: give its code, such as de or pt_BR
