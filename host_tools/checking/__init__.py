"""The checks of `./tray24 check`: each reads the sources of a checkout and yields what is wrong, a line each.

`checks.py` lists them. Where a linter has a setting for it, the setting is used: ruff's are in `pyproject.toml`,
oxlint's in `simulator/.oxlintrc.json`, and `outside.py` runs them. The other modules hold what no linter knows.
"""
