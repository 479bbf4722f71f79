"""The site: the tray in any browser without a server, and the documents around it."""
