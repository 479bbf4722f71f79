"""`python -m hardware.board.placement_page FOLDER`, under KiCad's Python: the interactive placement page.

InteractiveHtmlBom makes it; FOLDER is where that package is installed, in an environment of another Python.
"""

import os
import runpy
import sys

from hardware.board.make import BOARD_FILE
from hardware.circuit.catalog import BUILD

_GENERATOR = "InteractiveHtmlBom.generate_interactive_bom"


def main() -> None:
    os.environ["INTERACTIVE_HTML_BOM_NO_DISPLAY"] = "1"
    sys.path.append(sys.argv[1])  # last: pcbnew's own packages come first
    options = ["--no-browser", "--dest-dir", str(BUILD), "--name-format", "placement", "--blacklist", "H*"]
    sys.argv = [_GENERATOR, *options, "--include-tracks", "--highlight-pin1", "all", str(BOARD_FILE)]
    runpy.run_module(_GENERATOR, run_name="__main__")


if __name__ == "__main__":
    main()
