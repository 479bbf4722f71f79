// The USB plug follows the hand that pulls it; letting go is a click, as pressing it is.

const TRAVEL = 17;

export function bindPlug(plug) {
  plug.addEventListener('pointerdown', down => {
    if (down.button !== 0) return;
    plug.setPointerCapture(down.pointerId);
    const out = plug.getAttribute('aria-pressed') === 'true' ? TRAVEL : 0;
    const follow = move => {
      const way = Math.max(0, Math.min(TRAVEL, out + down.clientY - move.clientY));
      plug.style.translate = `0 ${-way}px`;
    };
    const end = () => {
      plug.style.translate = '';
      for (const name of ['pointermove', 'pointerup', 'pointercancel'])
        plug.removeEventListener(name, name === 'pointermove' ? follow : end);
    };
    plug.addEventListener('pointermove', follow);
    plug.addEventListener('pointerup', end);
    plug.addEventListener('pointercancel', end);
  });
}
