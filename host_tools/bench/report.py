"""What a bench has found."""

from dataclasses import dataclass

from host_tools.bench.figures import Figure


@dataclass(frozen=True)
class Report:
    """What was measured where; `faults` tells by group why it could not be measured, `left_out` why it was not tried."""

    where: str
    figures: dict[str, Figure]
    values: dict[str, float]
    faults: dict[str, str]
    left_out: dict[str, str]

    def as_json(self) -> dict[str, object]:
        """Return it as `--json` prints it."""
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
