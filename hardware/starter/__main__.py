"""`python -m hardware.starter [--check]`: write drawing and parts list to `hardware/build/starter`, or check them."""

import csv
import io
import sys
from pathlib import Path

from hardware.products import BUILD
from hardware.starter import wiring
from hardware.starter.checks import check
from hardware.starter.drawing import draw

FOLDER = BUILD / "starter"


def make(folder: Path) -> list[Path]:
    """Write the drawing and the parts list. Return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing, parts = folder / "breadboard.svg", folder / "parts.csv"
    drawing.write_text(draw(), encoding="utf-8")
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(("Quantity", "Part", "Look for", "For example", "EUR each"))
    for row in wiring.parts().values():
        writer.writerow((row["quantity"], row["name"], row["hint"], row["example"], f"{row['eur']:.2f}"))
    writer.writerow(("", f"Together, estimate of {wiring.priced()}", "", "", f"{wiring.total_eur():.2f}"))
    parts.write_text(out.getvalue(), encoding="utf-8")
    return [drawing, parts]


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = check()
        print("\n".join(findings) or "starter: every net is joined hole by hole, levels and current are within limits")
        return 1 if findings else 0
    print(f"starter: {len(make(FOLDER))} files in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
