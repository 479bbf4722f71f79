"""`python -m hardware.light [--check]`: write drawing, parts list and case to `hardware/build/light`, or check them."""

import sys

from hardware.light import case_checks, checks
from hardware.light.make import make
from hardware.products import BUILD


def main(arguments: list[str]) -> int:
    if "--check" in arguments:
        findings = checks.check() + case_checks.check_case()
        print(
            "\n".join(findings)
            or "light: every net is joined hole by hole; current and price are within limits; the case has room for everything"
        )
        return 1 if findings else 0
    print(f"light: {len(make(BUILD / 'light'))} files")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
