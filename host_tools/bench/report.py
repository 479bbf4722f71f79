"""The results of a bench."""

from dataclasses import dataclass

from host_tools.bench.figures import Figure


@dataclass(frozen=True)
class Report:
    """The measured figures and where they were measured.

    `faults` gives, by group, why it could not be measured; `left_out` why it was not tried.
    """

    where: str
    figures: dict[str, Figure]
    values: dict[str, float]
    faults: dict[str, str]
    left_out: dict[str, str]

    def as_json(self) -> dict[str, object]:
        """Return the report as `--json` prints it."""
        figures = {
            key: {
                "what": figure.what,
                "value": self.values.get(key),
                "unit": figure.unit,
                "limit": figure.limit,
                "at_least": figure.more_is_better,
                "reached": figure.is_reached(self.values.get(key)),
            }
            for key, figure in self.figures.items()
        }
        return {"where": self.where, "figures": figures, "faults": self.faults, "left_out": self.left_out}
