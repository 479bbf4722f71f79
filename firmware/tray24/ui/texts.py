"""The texts of one language, looked up by their keys.

They stand in `words`, a folder for each language, in it a file for each part of the firmware that speaks, and the rules
of each game in short own words in `help`: lines `key=text`, %s and %d for what is put in.
"""

from tray24.compat import const
from tray24.rules.faces import parse_face
from tray24.ui.announce import face_words

LANGUAGES = ("en",)  # folders of `words`
_PIECE = const(512)  # characters: a heap in use has no room for a whole file in one piece


class Texts:
    """The texts of one language: `texts(key, values...)`.

    A table is a few strings to search: a dictionary of texts would take several times its memory. That of the menus is
    read when one of its texts is asked for, and goes with `forget`.
    """

    def __init__(self, language):
        self._parts = ("play",)
        self.choose(language)

    def choose(self, language):
        """Speak this one of LANGUAGES."""
        self.language = language
        self.use(*self._parts)

    def use(self, *parts):
        """Know the tables of these parts of the firmware from now on."""
        self._parts = parts
        self._menus = ()
        self._pieces = []
        for part in parts:
            self._pieces += self._read(part)

    def forget(self):
        """Make room: what only menus say is read again when one of them says it."""
        self._menus = ()

    def _read(self, part):
        return read_pieces("words/%s/%s.txt" % (self.language, part))

    def __call__(self, key, *values):
        text = _search(self._pieces, key)
        if text is None:
            if not self._menus:
                self._menus = self._read("menus")
            text = _search(self._menus, key)
        if text is None:
            raise KeyError("no text for " + key)
        return text % values if values else text

    def refusal(self, error):
        """The words of a RuleError for the display: the table's, where it has shorter or other ones."""
        words = _search(self._pieces, error.words)
        return words or " ".join([self._plain(word) for word in error.words.split(" ")])

    def _plain(self, word):
        """A face as the rules write it in words, any other word as it is."""
        try:
            return face_words(self, parse_face(word))
        except ValueError:
            return word


def read_pieces(name):
    """A file beside this module, as strings of whole lines; each begins and ends with the end of a line."""
    folder = __file__.replace("\\", "/").rpartition("/")[0]
    pieces = []
    rest = "\n"
    with open(folder + "/" + name, encoding="utf-8") as file:
        while True:
            read = file.read(_PIECE)
            if not read:
                return pieces
            rest += read
            end = rest.rfind("\n")
            if end:
                pieces.append(rest[: end + 1])
                rest = rest[end:]


def _search(pieces, key):
    key = "\n" + key + "="
    for piece in pieces:
        at = piece.find(key)
        if at >= 0:
            at += len(key)
            return piece[at : piece.find("\n", at)]
    return None
