"""tray24 deploy: puts files that were checked in their places, before the tray starts; then it removes itself.

It is the board's boot.py from the moment when all new files lie in the folder of the deployment until all of them are in
their places. The power may fail at any instant: then it goes on at the next start.
"""

import os

STAGE = "/tray24~"
PLAN = STAGE + "/plan"
BEFORE = STAGE + "/before"  # the boot.py that was there before
_DONE = (2, 17, 39)  # ENOENT, EEXIST, ENOTEMPTY


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
    try:
        plan = open(PLAN)  # noqa: SIM115 (closed below)
    except OSError:
        plan = ()
    for line in plan:
        what, path = line.split()
        if what == "+":
            done(os.mkdir, path)
        elif what == "-":
            done(os.remove, path)
        elif what == "/":
            done(os.rmdir, path)
        else:
            done(os.rename, STAGE + "/" + what, path)
    if plan:
        plan.close()
    if not done(os.rename, BEFORE, "/boot.py"):
        done(os.remove, "/boot.py")
    done(os.remove, PLAN)
    done(os.rmdir, STAGE)
