"""The tray's case in CadQuery, its checks, its pictures, and its fasteners for the parts list.

    hardware.case.make.make(folder) -> list of files     writes STEP, STL and pictures
    hardware.case.make.check() -> list of findings       words; an empty list says that all is well
    hardware.case.layout.FASTENERS                       (quantity, name, what for): no package needed to read it

Imports: cadquery, shapely, vtk (vtk comes with cadquery). `layout` holds numbers only and needs none of them.

What the case expects of the boards (mm; origin at the middle of the 24 slots, x to the right, y to the back):
- The slots' board is 160 x 108 x 1.6 (x -80 to 80, y -54 to 54), or six strips side by side on that area. It needs no
  holes: two bars clamp 1.5 mm of its front and back edges from below; leave 2.5 mm there free of parts on the underside.
- Between slots stand light walls, 2.4 mm wide on the board's upper side, along the lines of the 26 mm grid and round the
  field; 5 mm lie between the board's upper side and the clear floor (sensor 1 mm + 4 mm).
- Below the board 15.6 mm are free, but for the walls. The Pico lies there with its USB plug to the back, its long axis
  at x = 65, its end at y = 54: `layout.USB_HOLE` is the opening of the case.
- Tactile switches of 6 x 6 mm, 4.3 mm high, sit in printed pockets and are wired by their legs, as are the display module
  (0.96 inch, 27.3 x 27.8 mm) and the buzzer (12.2 mm). No board for them is needed.
"""
