"""A launcher that runs a script on MicroPython with additional games registered.

As a script: `games_launcher.py PACKAGE,... SCRIPT ARGUMENT...`, with the folders of the packages on the path.
"""

import sys

from tray24 import games


def main():
    """Register the games whose packages the first argument lists, then run the script as if started directly."""
    packages, script = sys.argv[1:3]
    for package in packages.split(","):
        games.register(package)
    sys.argv[:] = sys.argv[2:]
    sys.path[0] = script.rpartition("/")[0]
    with open(script) as file:
        source = file.read()
    exec(compile(source, script, "exec"), {"__name__": "__main__", "__file__": script})


if __name__ == "__main__":
    main()
