"""`python -m hardware.starter [--check]`: write drawing and parts list to `hardware/build/starter`, or check them."""

import sys
from pathlib import Path

from hardware.products import BUILD
from hardware.starter import wiring
from hardware.starter.checks import check
from hardware.starter.drawing import draw
from hardware.wired.lists import parts_table

FOLDER = BUILD / "starter"


def make(folder: Path) -> list[Path]:
    """Write the drawing and the parts list. Return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    drawing, parts = folder / "breadboard.svg", folder / "parts.csv"
    drawing.write_text(draw(), encoding="utf-8")
    parts.write_text(parts_table(wiring.parts().values(), wiring.priced()), encoding="utf-8")
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
