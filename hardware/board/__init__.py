"""The board, by script: where parts lie, how they are connected, the checks and what is sent to a maker."""
