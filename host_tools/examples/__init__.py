"""Programs to copy and change. Each follows a tray over the link and shows it somewhere else."""
