### English only

## commands/of_checkout/hardware.py

no-kicad = needs KiCad 6.0 or newer with its Python module pcbnew (Debian: apt install kicad python3-numpy), see hardware/README.md
packages-missing = needs { $packages } (install them: .venv/bin/python -m pip install --require-hashes --no-deps -r host_tools/requirements/hardware.lock)
making = { $product }: { $reason }
current = { $product }: up to date
help-check = make nothing: check the files, and that they are up to date
help-all = make all files, even those that are up to date; with --check, run the checks that take minutes, too
asked-for = requested
failed = { $step } failed: see its output above
stale = { $product }: { $reason } (./tray24 hardware makes it again)
found-something = { $check } found errors
checks-failed = hardware: { $count } checks failed
checks-passed = hardware: all checks passed
