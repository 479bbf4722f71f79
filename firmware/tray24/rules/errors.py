"""The error of the rules core."""


class RuleError(ValueError):
    """A line, position or option that is refused. `rule` is the rule's number or "", `words` say what would be right."""

    def __init__(self, rule, words):
        super().__init__(rule + ": " + words if rule else words)
        self.rule = rule
        self.words = words
