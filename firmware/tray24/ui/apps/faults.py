"""The faults of apps, in words for the display and as traces for those who write them."""

from tray24.compat import const
from tray24.ui.apps.state import MOST_PRINTED

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from tray24.ports import Apps
    from tray24.ui.ui import AppsUi

_MOST_WORDS = const(200)


class Faulty(Exception):
    """Raised when a file is no app. Its words are for the display."""


def explain(ui: "AppsUi", file: str, error: BaseException) -> tuple[str, str]:
    """Return what an exception of the app in this file means, and its trace from the app's own first line on."""
    if isinstance(error, Faulty):
        words = ui.say("app_failed", file=file, error=error)
        return words, words + "\n"
    kind = type(error).__name__
    apps = ui.apps
    try:
        trace = apps.call(_trace, apps, error, file)
        words = apps.call(str, error)
    except BaseException:
        trace = words = ""  # the exception is a class of the app, which fails itself
    words = "%s: %s" % (kind, words) if words else kind
    trace = trace or words + "\n"
    if isinstance(error, apps.overdue):
        words = ui.say("app_overdue")
    elif isinstance(error, MemoryError):
        words = ui.say("app_memory")
    line = _last_line(trace, file)
    key = "app_failed_at" if line else "app_failed"
    return ui.say(key, file=file, line=line, error=words[:_MOST_WORDS]), trace[-MOST_PRINTED:]


def _trace(apps: "Apps", error: BaseException, file: str) -> str:
    trace = apps.trace(error)
    at = trace.find('  File "%s"' % file)
    head = trace.find("\n") + 1
    return trace[:head] + trace[at:] if at > head else trace


def _last_line(trace: str, file: str) -> str:
    """Return the number of the app's line that a trace names last, "" if it names none."""
    number = ""
    before, found, after = trace.rpartition('File "%s", line ' % file)
    for letter in after if found else "":
        if not "0" <= letter <= "9":
            break
        number += letter
    return number
