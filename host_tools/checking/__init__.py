"""The checks of `./tray24 check`: each reads the sources of a checkout and yields what is wrong, a line each.

`checks.py` runs them all. Where a linter has a setting for it, the setting is used: ruff's are in `pyproject.toml`,
oxlint's in `simulator/.oxlintrc.json`. The other modules hold what no linter knows.
"""
