"""What the tray says: a folder a language, in it a module for each part of the firmware that speaks.

`TEXT` of a module is one string, so that it stays in the flash: lines `key=text`, with %s and %d for what is put in.
`HELP` of a game's module holds its rules in short own words: lines `title=paragraph`; a title fits into a headline.
A language is added by copying the folder `en`, translating what stands behind each `=`, and naming it here.
"""

LANGUAGES = ("en",)
