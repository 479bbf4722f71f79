## commands/hardware.py

no-kicad = needs KiCad 6 with its Python module pcbnew (Debian: apt install kicad python3-numpy), see hardware/README.md
packages-missing = needs { $packages } (install them: .venv/bin/python -m pip install --require-hashes --no-deps -r requirements-hardware.lock)
making = { $product }: { $reason }
current = { $product }: is current
help-check = make nothing: check what is there, and that it is current
help-all = make what is current, too
asked-for = asked for
failed = { $step } failed: what it said stands above
stale = { $product }: { $reason } (./tray24 hardware makes it again)
found-something = { $check } found something
checks-failed = hardware: { $count } checks failed
checks-passed = hardware: all checks passed
