"""The texts of one language, looked up by their keys; `words` holds them."""

from tray24 import games
from tray24.rules.faces import parse_face
from tray24.ui.toolkit.dice_words import face_words


class Texts:
    """The texts of one language: `texts(key, values...)`.

    A table is a sorted tuple of lines, which stays in the flash: a dictionary of texts would lie in RAM, and a search
    through one long string would take milliseconds.
    """

    def __init__(self, language):
        self._parts = ("play",)
        self.choose(language)

    def choose(self, language):
        """Speak this one of LANGUAGES."""
        self.language = language
        self.use(*self._parts)

    def use(self, *parts):
        """Search the tables of these parts of the firmware from now on, and that of the menus last."""
        self._parts = parts
        self._tables = [_module(self.language, part).TEXT for part in parts + ("menus",)]

    def __call__(self, key, *values):
        """Return the text of a key with its values filled in. KeyError when there is none."""
        return _filled(key, _find(key, self._tables), values)

    def of_game(self, game, key, *values):
        """Return what the game called `game` says for a key; what all games say when it has no text of its own."""
        own = games.part(game, "words").TEXT
        return _filled(key, _find(key, [own] + self._tables[-1:]), values)

    def option_value(self, game, option, value):
        """Return the words for the value of an option of the game called `game`."""
        return str(value) if option.kind == "number" else self.of_game(game, "value." + value)

    def refusal(self, error):
        """Return the words of a RuleError for the display: those of the table, where it has shorter or other ones."""
        words = _find(error.words, self._tables)
        return words or " ".join([self._plain(word) for word in error.words.split(" ")])

    def _plain(self, word):
        """Return a face as the rules write it in words, any other word as it is."""
        try:
            return face_words(self, parse_face(word))
        except ValueError:
            return word

    def help(self, game):
        """Return the rules of the game called `game`: a tuple of (title, paragraph)."""
        return games.part(game, "help").HELP


def _filled(key, text, values):
    if text is None:
        raise KeyError("no text for " + key)
    return text % values if values else text


def _find(key, tables):
    """Return the text of a key in the first table that has it, or None."""
    begin = key + "="
    for table in tables:
        first = 0
        end = len(table)
        while first < end:
            middle = (first + end) >> 1
            if table[middle] < begin:
                first = middle + 1
            else:
                end = middle
        if first < len(table) and table[first].startswith(begin):
            return table[first][len(begin) :]
    return None


def _module(language, part):
    """Return the module that holds the texts of a part, which may be a game, in a language."""
    if part in games.names():
        return games.part(part, "words")
    return __import__("tray24.ui.words." + language + "." + part, None, None, ("TEXT",))
