"""The build of the wheel: source modules alone, without the tables of texts that were generated in the checkout."""

from setuptools.command.build_py import build_py  # pyright: ignore[reportMissingImports] (only a build has it)

_TABLES = ("words", "help", "lessons")  # of a game: an installed package makes them (tray24.text_tables)


class BuildSources(build_py):
    """Setuptools' command that collects the modules of a wheel, without the generated tables of texts."""

    def find_package_modules(self, package: str, package_dir: str) -> list[tuple[str, str, str]]:
        """Return the modules of a package that belong in the wheel, each as (package, name, file)."""
        found = super().find_package_modules(package, package_dir)
        if package.startswith("tray24.games."):
            return [module for module in found if module[1] not in _TABLES]
        return [] if package.startswith("tray24.languages.") else found
