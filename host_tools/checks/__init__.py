"""The checks of `./tray24 check`: each reads the sources of a checkout and yields what is wrong, a line each.

`runner.py` runs them all. A linter makes each check for which it has a setting. The settings of ruff are in
`pyproject.toml`, those of oxlint in `simulator/.oxlintrc.json`. The other modules contain checks that no linter has.
"""
