"""tray24 deploy: puts files that were checked in their places, before the tray starts; then it removes itself.

It is the board's boot.py from the moment when all new files lie in the folder of the deployment until all of them are in
their places. The power may fail at any instant: then it goes on at the next start.
"""

import os

STAGE = "/tray24~"
PLAN = STAGE + "/plan"
BEFORE = STAGE + "/before"  # the boot.py that was there before
_ENOENT = 2
_DONE = (_ENOENT, 17, 39)  # or EEXIST, ENOTEMPTY


def done(function, *paths):
    """False when it was done before. What else goes wrong is raised: the plan stays for the next start."""
    try:
        function(*paths)
        return True
    except OSError as error:
        if error.errno not in _DONE:
            raise
        return False


def finish():
    """Each line of the plan: + folder to make, - file to remove, / folder to remove, or a new file and its place."""
    # LittleFS ends a move that was cut at the first call that may write. Until then it hides not only the file that
    # was moved, but the next one of its folder too, which may be the plan.
    done(os.remove, STAGE + "/none")
    for line in plan():
        what, path = line.split()
        if what == "+":
            done(os.mkdir, path)
        elif what == "-":
            done(os.remove, path)
        elif what == "/":
            done(os.rmdir, path)
        else:
            done(os.rename, STAGE + "/" + what, path)
    if not done(os.rename, BEFORE, "/boot.py"):
        done(os.remove, "/boot.py")
    done(os.remove, PLAN)
    done(os.rmdir, STAGE)


def plan():
    """Its lines, all of them read before anything is moved: moving changes the folder that it lies in."""
    try:
        file = open(PLAN)  # noqa: SIM115 (closed below)
    except OSError as error:
        if error.errno != _ENOENT:
            raise
        return ()
    lines = file.read().splitlines()
    file.close()
    return lines
