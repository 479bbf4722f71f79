"""Programs to copy and change: each follows a tray over the link and shows it somewhere else."""
