"""The request `reset`: the board starts anew."""


def reset(link, request):
    """The answer goes out; then what waits is written to the files, and the board starts anew."""

    def restart():
        link.files.flush()
        link.system.restart()

    link.at_end = restart
    return True
