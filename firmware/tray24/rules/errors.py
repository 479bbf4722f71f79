"""The error of the rules core."""


class RuleError(ValueError):
    """Raised when a line, position or option is refused.

    `rule` is the rule's number or "". `key` names the message, which says what would be right, and `values` fill its
    blanks: faces (`face`, and `onto`, what it should match) and other text as in records, numbers, a tuple of choices,
    or another error. The messages are in `languages`.
    """

    def __init__(self, rule: str, key: str, **values: object) -> None:
        super().__init__(rule, key, values)
        self.rule = rule
        self.key = key
        self.values: dict[str, object] = values

    def __str__(self) -> str:
        words = [self.rule + ": " + self.key if self.rule else self.key]
        return " ".join(words + ["%s=%s" % (name, self.values[name]) for name in sorted(self.values)])
