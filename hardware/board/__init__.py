"""The board, made by script: placement of the parts, routing, checks, and the files for a board maker.

A case must fit the board as follows (mm; numbers in `plan`, which imports nothing heavy; the origin is the back left
corner of the grid of slots):
- The board is 167 x 155 x 1.6: the grid of slots and, in front of it, the controller's zone (x -8 to 159, y 0 to 155).
  From the middle of the 24 slots that is 86 to the left, 81 to the right, 52 to the back, 103 to the front.
- Seven holes for M3 at `plan.HOLES`: five where light walls cross, two in the controller's zone.
- Above the board nothing is higher than `plan.TOP_HEIGHT`. Below it are the Pico, capacitors, plugs and the reset
  button, of at most `plan.UNDER_HEIGHT`, all in the controller's zone (`plan.UNDERSIDE`).
- Between the slots, on the lines of the grid, there are tracks but no parts, because light walls of 2.4 mm stand there.
- The Pico sits on sockets below the board, its parts to the base. Its USB plug points to the left at (-8.7, 142.9),
  `plan.PLUG_UNDER` below the board. Its button (`plan.BOOTSEL`) and the reset button (`plan.RESET`) are reached from
  below.
"""
