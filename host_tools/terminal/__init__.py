"""Output of commands on a terminal, and questions to the person there."""
