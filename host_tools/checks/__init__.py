"""The checks of `./tray24 check`: each reads the sources of a checkout and yields what is wrong, a line each.

`runner.py` runs them all. Linters check whatever they have a setting for: ruff's are in `pyproject.toml`, oxlint's in
`simulator/.oxlintrc.json`. The other modules contain the checks that no linter has.
"""
