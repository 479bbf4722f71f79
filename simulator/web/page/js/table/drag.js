// Dragging a die: a copy of it follows the finger, is dropped where it is let go, or springs back.

const FROM = 6; // so many pixels make a press a drag

/**
 * Follow a press on `button` that holds the drawing `die`. `onLift()` when it becomes a drag; then, at its end,
 * `onDrop(element)` with what lies below the pointer, or null when the drag was broken off.
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
  const follow = move => {
    if (!copy && Math.hypot(move.clientX - event.clientX, move.clientY - event.clientY) < FROM) return;
    if (!copy) lift();
    Object.assign(copy.style, { left: `${move.clientX - box.width / 2}px`, top: `${move.clientY - box.height / 2}px` });
  };
  const end = drop => {
    button.removeEventListener('pointermove', follow);
    button.removeEventListener('pointerup', end);
    button.removeEventListener('pointercancel', end);
    if (!copy) return;
    copy.remove();
    button.classList.remove('lifted');
    onDrop(drop.type === 'pointerup' ? document.elementFromPoint(drop.clientX, drop.clientY) : null);
  };
  button.setPointerCapture(event.pointerId);
  button.addEventListener('pointermove', follow);
  button.addEventListener('pointerup', end);
  button.addEventListener('pointercancel', end);
}
