"""The texts of one language, looked up by their keys. They stand in `words`, one table for each part of the firmware."""

from tray24.compat import forget

LANGUAGES = ("en",)  # folders of `words`


class Texts:
    """The texts of one language: `texts(key, values...)`.

    A table is one string to search: a dictionary of strings would take several times its memory. That of the menus is
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
        self._menus = None
        self._tables = [self._read(part) for part in parts]

    def forget(self):
        """Make room: what only menus say is read again when one of them says it."""
        self._menus = None

    def _read(self, part):
        module = "tray24.ui.words." + self.language + "." + part
        table = __import__(module, None, None, ("TEXTS",)).TEXTS
        forget(module)
        return table

    def _find(self, key):
        """The text of a key in the tables in use, or None."""
        for table in self._tables:
            text = _search(table, key)
            if text is not None:
                return text
        return None

    def __call__(self, key, *values):
        text = self._find(key)
        if text is None:
            if self._menus is None:
                self._menus = self._read("menus")
            text = _search(self._menus, key)
        if text is None:
            raise KeyError("no text for " + key)
        return text % values if values else text

    def refusal(self, error):
        """The words of a RuleError for the display: the table's, where it has shorter or other ones."""
        return self._find(error.words) or error.words


def _search(table, key):
    at = table.find("\n" + key + "=")
    if at < 0:
        return None
    at += len(key) + 2
    return table[at : table.find("\n", at)]
