"""The texts of one language, looked up by their keys; `words` holds them."""

from tray24 import games
from tray24.rules.faces import parse_face
from tray24.ui.match.announce import face_words


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
        text = self._search(key)
        if text is None:
            raise KeyError("no text for " + key)
        return text % values if values else text

    def _search(self, key):
        """Return the text of a key, or None."""
        begin = key + "="
        for table in self._tables:
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

    def refusal(self, error):
        """Return the words of a RuleError for the display: those of the table, where it has shorter or other ones."""
        words = self._search(error.words)
        return words or " ".join([self._plain(word) for word in error.words.split(" ")])

    def _plain(self, word):
        """Return a face as the rules write it in words, any other word as it is."""
        try:
            return face_words(self, parse_face(word))
        except ValueError:
            return word

    def help(self, game):
        """Return the rules of the game called `game`: a tuple of (title, paragraph)."""
        return _module(self.language, game).HELP


def _module(language, part):
    """Return the module of `words` that holds the texts of a part in a language."""
    if part in games.names():
        return games.part(part, "words")
    return __import__("tray24.ui.words." + language + "." + part, None, None, ("TEXT",))
