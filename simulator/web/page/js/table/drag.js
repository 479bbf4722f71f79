// Dragging a die: a copy follows the pointer and is dropped where it is released, or disappears.
import { getHandSeat, state } from '../state.js';

const FROM = 6; // pixels after which a press is a drag

/**
 * Follow a pointer that was pressed on an element: call `onMove(event)` for each move and `onEnd(event)` at the end.
 */
function followPointer(element, { pointerId }, onMove, onEnd) {
  const over = new AbortController();
  const end = event => {
    over.abort();
    onEnd(event);
  };
  element.setPointerCapture(pointerId);
  element.addEventListener('pointermove', onMove, { signal: over.signal });
  for (const name of ['pointerup', 'pointercancel']) element.addEventListener(name, end, { signal: over.signal });
}

/**
 * Follow a press on `button` with the drawing `die`: call `onLift()` when it becomes a drag, and at its end
 * `onDrop(element)` with the element below the pointer, or null if the drag was cancelled.
 */
export function startDrag(event, button, die, onLift, onDrop) {
  const box = die.getBoundingClientRect();
  let copy = null;
  const lift = () => {
    copy = die.cloneNode(true);
    copy.classList.add('dragging');
    Object.assign(copy.style, { width: `${box.width}px`, height: `${box.height}px` });
    document.body.append(copy);
    button.classList.add('lifted');
    onLift();
  };
  const onMove = move => {
    if (!copy && Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) < FROM) return;
    if (!copy) lift();
    Object.assign(copy.style, { left: `${move.clientX - box.width / 2}px`, top: `${move.clientY - box.height / 2}px` });
  };
  const onEnd = drop => {
    if (!copy) return;
    copy.remove();
    button.classList.remove('lifted');
    onDrop(drop.type === 'pointerup' ? document.elementFromPoint(drop.clientX, drop.clientY) : null);
  };
  followPointer(button, event, onMove, onEnd);
}

// Real dice in slots can be lifted: dragged to another slot, to a hand or to the bag, or by keys.

/** Return the button of the seat whose dice are at a drop's element; null for the bag, undefined elsewhere. */
function findDropPlace(below, bag) {
  if (bag.contains(below)) return null;
  const panel = below?.closest('.seat');
  if (panel) return Number([...panel.classList].find(name => /^p[1-6]$/.test(name))?.slice(1)) - 1;
  return below?.closest('.hand') && state.match ? getHandSeat(state.match)?.button : undefined;
}

export function bindLifting(field, { bag, send }) {
  let dragged = false;
  const getDie = well => state.online && well && state.real?.slots[well.dataset.slot];
  const sendLift = (die, seat) => send({ do: 'lift', die: die.id, seat });

  field.addEventListener('pointerdown', event => {
    const well = event.target.closest('.well');
    const die = getDie(well);
    const drawn = well?.querySelector('.die');
    if (!die || !drawn || event.button !== 0) return;
    const drop = below => {
      drawn.classList.remove('away');
      dragged = true;
      setTimeout(() => {
        dragged = false;
      }, 0);
      const other = below?.closest('.well');
      const place = findDropPlace(below, bag);
      if (other && other !== well && !getDie(other)) send({ do: 'put', die: die.id, slot: Number(other.dataset.slot) });
      else if (!other && place !== undefined) sendLift(die, place);
    };
    startDrag(event, well, drawn, () => drawn.classList.add('away'), drop);
  });
  // by keys, or by a script's click: back into the hand at this tab
  field.addEventListener('click', event => {
    const die = getDie(event.target.closest('.well'));
    const owner = state.match && getHandSeat(state.match);
    if (!die || dragged || event.detail > 0) return;
    sendLift(die, owner?.mine ? owner.button : null);
  });
}

// The USB plug follows the pointer that pulls it; a press without a drag is a click.

const TRAVEL = 17;

export function bindPlug(plug) {
  plug.addEventListener('pointerdown', down => {
    if (down.button !== 0) return;
    const out = plug.getAttribute('aria-pressed') === 'true' ? TRAVEL : 0;
    const follow = move => {
      const way = Math.max(0, Math.min(TRAVEL, out + down.clientY - move.clientY));
      plug.style.translate = `0 ${-way}px`;
    };
    followPointer(plug, down, follow, () => {
      plug.style.translate = '';
    });
  });
}
