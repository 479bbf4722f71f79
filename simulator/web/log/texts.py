"""The texts of the log with a cache, because a log is told again and again and games repeat themselves."""

from simulator.texts import HostTexts, language

LOG = "log"
_MOST = 4000  # sentences


class LogTexts(HostTexts):
    """Texts that are called like `HostTexts`. A message can choose a plural by `count`.

    All other numbers are shown without thousands separators.
    """

    def __init__(self, part: str = LOG):
        super().__init__(*dict.fromkeys((part, LOG)))
        self._said: dict[tuple[object, ...], str] = {}

    def __call__(self, key: str, **values: object) -> str:
        """Return the text of a key with its blanks filled. Raise KeyError for an unknown key or a missing value."""
        known = (language(), key, *values.items())
        text = self._said.get(known)
        if text is None:
            shown = {name: value if name == "count" else str(value) for name, value in values.items()}
            text = super().__call__(key, **shown)
            if len(self._said) >= _MOST:
                self._said.clear()
            self._said[known] = text
        return text
