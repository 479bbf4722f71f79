"""The values of the tray's settings. What they may be stands in `specification`, which is read only when it is needed."""


class Settings:
    """The values of all settings, read with settings["name"]. `problems` lists what was wrong with their file."""

    def __init__(self, data=None):
        from tray24.ui.specification import SPECIFICATION

        self._values = {spec[0]: spec[3] for spec in SPECIFICATION}
        self.problems = []
        if data:
            from tray24.ui.settings import parse

            self.problems = parse(data, self._values)

    def __getitem__(self, name):
        return self._values[name]

    def set(self, name, text):
        """Change a setting to what `text` means. ValueError says what would be right; then nothing has changed."""
        from tray24.ui.settings import parse_value
        from tray24.ui.specification import specification

        self._values[name] = parse_value(specification(name), text)

    def step(self, name, direction):
        """Change a number or a word to its next (1) or previous (-1) value; words go round."""
        from tray24.ui.settings import step_value
        from tray24.ui.specification import specification

        self._values[name] = step_value(specification(name), self._values[name], direction)

    def format(self):
        """The file's content: every setting, one a line."""
        from tray24.ui.specification import SPECIFICATION, format_value

        lines = [spec[0] + "=" + format_value(spec, self._values[spec[0]]) for spec in SPECIFICATION]
        return ("\n".join(lines) + "\n").encode("utf-8")

    def save(self, files):
        """Write the file, whole or not at all. OSError when there is no room."""
        from tray24.ui.specification import FILE

        files.write(FILE, self.format())


def load(files):
    """The settings that `files` hold; defaults where there are none, or damaged ones."""
    from tray24.ui.specification import FILE

    try:
        data = files.read(FILE)
    except OSError as error:
        settings = Settings()
        settings.problems.append("%s cannot be read: %s" % (FILE, error))
        return settings
    return Settings(data)
