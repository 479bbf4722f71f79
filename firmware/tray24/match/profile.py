"""What is agreed before a match: game, options, who sits where, whose dice. Kept in the head of its journal."""

from tray24.match.dicesets import OWN_SET

END_OF_HEAD = "---"


class Player:
    """Who sits at a seat: her button (0-5), her name, and the name of the bot that plays for her or ""."""

    def __init__(self, button, name="", bot=""):
        self.button = button
        # One line of a record holds the name.
        self.name = "".join([letter for letter in name if letter >= " "])
        self.bot = bot


class Profile:
    """A match to be played. `seats`: Players in seating order; `real`: the dice are real ones, not the tray's own.

    `seed` is 0 to 2**32-1; `set` names a die set, "" the game's own.
    """

    def __init__(self, game, seats, options=None, real=False, seed=0, set=""):
        self.game = game
        self.seats = seats
        self.options = dict(options or {})
        self.real = real
        self.seed = seed
        self.set = "" if set == OWN_SET.get(game) else set

    def head(self):
        """The head lines of its record; what a record has no line for stands in comments."""
        lines = ["tray24 1", "game " + self.game, "seats %d" % len(self.seats)]
        for name in sorted(self.options):
            value = self.options[name]
            lines.append("option %s=%s" % (name, int(value) if isinstance(value, bool) else value))
        if self.set:
            lines.append("set " + self.set)
        lines.append("seed %d" % self.seed)
        lines.append("# dice " + ("real" if self.real else "electronic"))
        for seat in range(len(self.seats)):
            player = self.seats[seat]
            lines.append("# seat %d %d %s %s" % (seat, player.button, player.bot or "-", player.name))
        lines.append(END_OF_HEAD)
        return lines


def parse_head(lines):
    """The Profile whose head lines these are, the inverse of `Profile.head`. ValueError when they are not."""
    found = {"option": {}, "set": "", "seat": []}
    for line in lines:
        key, _, value = (line[2:] if line.startswith("# ") else line).partition(" ")
        if key == "option":
            name, _, chosen = value.partition("=")
            found[key][name] = chosen
        elif key == "seat":
            _, button, rest = value.split(" ", 2)
            bot, _, name = rest.partition(" ")
            found[key].append(Player(int(button), name, "" if bot == "-" else bot))
        else:
            found[key] = value
    for key in ("game", "seats", "seed", "dice"):
        if key not in found:
            raise ValueError("the head of the record has no line '" + key + "'")
    if int(found["seats"]) != len(found["seat"]):
        raise ValueError("the head names %d players for %s seats" % (len(found["seat"]), found["seats"]))
    return Profile(
        found["game"], found["seat"], found["option"], found["dice"] == "real", int(found["seed"]), found["set"]
    )
