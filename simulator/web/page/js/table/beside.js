// A table beside the tray, for games that draw one of their own (`makeTable` of their modules).
import { gameOf } from '../games/modules.js';

/** `onPlace(place)` is called for a place on the table that was chosen. */
export function makeBeside(root, onPlace) {
  let made = null;
  let table = null;

  return {
    show(match) {
      const make = match && gameOf(match).makeTable;
      root.hidden = !make;
      if (make && make !== made) {
        root.replaceChildren();
        table = make(root, onPlace);
        made = make;
      }
      table?.show(make ? match : null);
    },
    /** The places that the tile pointed at fits, or null when none is. */
    fits: places => table?.fits(places),
    focus: place => table?.focus(place),
  };
}
