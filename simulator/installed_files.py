"""Files of the checkout that an installed package also contains, in `share/tray24` of its environment."""

from importlib.metadata import PackageNotFoundError, files
from pathlib import Path


def find_installed(name: str) -> Path | None:
    """Return the path of the file with this name in the installed distribution, or None."""
    try:
        package_files = [file for file in files("tray24") or () if file.parts[-3:-1] == ("share", "tray24")]
    except PackageNotFoundError:
        return None
    paths = [Path(str(file.locate())) for file in package_files if file.name == name]
    return next((path for path in paths if path.is_file()), None)
