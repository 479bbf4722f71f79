"""The error that the rules raise, and the options of games: their allowed values and how these are parsed."""

from tray24.compat import const


class RuleError(ValueError):
    """Raised when a move, deal, position or option is refused.

    `rule` is the rule's number or "". `key` names the text for the user (in `languages`), which says what would be
    right. `values` has what is inserted into this text, by name: text as in records, such as a face, a number, a tuple
    of choices, or another error. `face` is the name for a face, `onto` for the face that it should match.
    """

    def __init__(self, rule: str, key: str, **values: object) -> None:
        super().__init__(rule, key, values)
        self.rule = rule
        self.key = key
        self.values: dict[str, object] = values

    def __str__(self) -> str:
        parts = [self.rule + ": " + self.key if self.rule else self.key]
        return " ".join(parts + ["%s=%s" % (name, self.values[name]) for name in sorted(self.values)])


_MAX_NUMBER = const(9999)
SWITCH = ("0", "1")
OF_SEATS = "seats"  # instead of choices: the value names seats
_DIGITS = "012345"


def parse_decimal(text: str) -> int:
    """Return the number written as `text`: at most ten digits, no sign, no leading zero. Return -1 for other texts."""
    if 0 < len(text) < 11:
        try:
            number = int(text)
        except ValueError:
            return -1
        # Faster on a Pico than checking each letter; int() also accepts blanks, signs, zeros and more.
        if number >= 0 and str(number) == text:
            return number
    return -1


class Option:
    """An option of a game. Its value is one of `choices`, or a number from 1 to 9999 if `choices` is None.

    If `choices` is OF_SEATS, the value is a set of seats. This set is written as digits in ascending order, such as
    "03"; "" is the empty set. Players choose such an option when they join, so menus have no item for it.

    `electronic` is True if the option applies to electronic dice only.
    """

    def __init__(
        self, name: str, default: int | str, choices: tuple[str, ...] | str | None = None, electronic: bool = False
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.electronic = electronic

    @property
    def kind(self) -> str:
        """Return "number", "switch" (the choices are "0" and "1"), "choice" or "seats"."""
        if not self.choices:
            return "number"
        if self.choices == OF_SEATS:
            return OF_SEATS
        return "switch" if self.choices == SWITCH else "choice"

    def parse(self, value: int | str) -> int | str:
        """Return the option's value for `value`, a text, an int or a bool.

        It is an int, one of `choices`, or the digits of seats. Raise RuleError if it is not allowed.
        """
        text = str(int(value)) if isinstance(value, (bool, int)) else str(value)
        if self.choices == OF_SEATS:
            if text == self.number_to_value(sum([1 << _DIGITS.find(digit) for digit in text if digit in _DIGITS])):
                return text
            raise RuleError("", "option_no_seats", option=self.name, text=text)
        if self.choices:
            if text in self.choices:
                return text
            raise RuleError("", "no_choice_of_option", option=self.name, text=text, choices=self.choices)
        if 1 <= parse_decimal(text) <= _MAX_NUMBER:
            return parse_decimal(text)
        raise RuleError("", "option_out_of_range", option=self.name, text=text)

    def value_to_number(self, value: int | str) -> int:
        """Return the number that stands for a value in saved positions.

        This is the number itself, the index of a choice, or a mask of seats, in which bit n stands for seat n.
        """
        if self.choices == OF_SEATS:
            return sum([1 << _DIGITS.index(digit) for digit in str(value)])
        return self.choices.index(str(value)) if self.choices else int(value)

    def number_to_value(self, number: int) -> int | str:
        """Return the value that a number in a saved position stands for. Raise IndexError if there is none."""
        if self.choices == OF_SEATS:
            return "".join([_DIGITS[seat] for seat in range(16) if number >> seat & 1])
        return self.choices[number] if self.choices else number
