"""The texts of the tray and the games in all languages, one folder per language.

A folder has a file of Fluent messages, `PART.ftl`, for each part of the tray or game. `tray24.text_tables` makes
tables of the parts that the device shows. A game's English texts are in the game's own folder. CONTRIBUTING.md says
how to add a language.
"""

LANGUAGES = ("en", "de", "es", "fr")
