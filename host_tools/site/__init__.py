"""The website of the project: the tray in any browser without a server, and documents."""
