"""`python -m hardware.cards [--check]`: write the reference cards to `hardware/build/cards`, or check them."""

import sys

from hardware.cards.make import check, make
from hardware.products import BUILD


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = check()
        print("\n".join(findings) or "cards: one for each game, all text fits")
        return 1 if findings else 0
    print(f"cards: {len(make(BUILD / 'cards'))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
