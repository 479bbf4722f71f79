"""`python -m hardware.board.placement_page FOLDER`, under KiCad's Python: make the interactive placement page.

The page shows which part belongs where. InteractiveHtmlBom makes it; FOLDER is where that package is installed, in
another Python's environment.
"""

import os
import runpy
import sys

from hardware.board.make import BOARD_FILE
from hardware.circuit.catalog import BUILD

_GENERATOR = "InteractiveHtmlBom.generate_interactive_bom"


def main() -> None:
    os.environ["INTERACTIVE_HTML_BOM_NO_DISPLAY"] = "1"
    sys.path.append(sys.argv[1])  # at the end, so that pcbnew's own packages take precedence
    options = ["--no-browser", "--dest-dir", str(BUILD), "--name-format", "placement", "--blacklist", "H*"]
    sys.argv = [_GENERATOR, *options, "--include-tracks", "--highlight-pin1", "all", str(BOARD_FILE)]
    runpy.run_module(_GENERATOR, run_name="__main__")


if __name__ == "__main__":
    main()
