// Return the next thing that a player can do on the page, and where it is. Wait a moment for it.
async ({ by, passesOn, marks, patienceMs }) => {
  const HAND = '.hand:not(.welcome, .winner) ';
  const DRAWS = ['draw', 'pass', 'leave', 'mark-none'];
  const all = query =>
    [...document.querySelectorAll(query)].filter(
      one => one.checkVisibility({ visibilityProperty: true }) && !one.disabled,
    );
  const one = query => all(query)[0];

  /** Return where a person would click an element; null while another covers it. */
  function place(element) {
    if (!element) return null;
    let box = element.getBoundingClientRect();
    if (box.top < 0 || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth) {
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      box = element.getBoundingClientRect();
    }
    const x = box.x + box.width / 2;
    const y = box.y + box.height / 2;
    return element.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  }
  const click = (what, element) => {
    const at = place(element);
    return at && { what, how: 'click', at };
  };
  const words = act => act.textContent.trim();
  const press = act => act && click(words(act), act);

  /** Move a die to its slot, a tile to an end of the table: first lift it, then put it. */
  function move(die) {
    const [to] = die.dataset.fits.split(' ');
    const isTile = die.dataset.die.includes('/');
    if (to === 'lead' || document.querySelector(':is([data-game=center], [data-game=line]):not(.real)'))
      return click(to === 'lead' ? 'lead' : 'slot', die);
    if (die.getAttribute('aria-pressed') !== 'true') return click('lift', die);
    if (!isTile) return click('slot', one(`[data-slot="${to}"]`));
    const end = one(`.end[data-arm="${to}"]`);
    end?.focus();
    return end && { what: 'end', how: 'Enter' };
  }
  function drag(die) {
    const from = place(die);
    const to = place(one(`[data-slot="${die.dataset.fits.split(' ')[0]}"]`));
    return from && to && { what: 'die', how: 'drag', at: from, to };
  }
  /** In yacht, roll one die again, once in each turn, then write the first open box. */
  function write() {
    if (!one('.box.can')) return null;
    const again = one('.act[data-act=reroll]');
    if (again) return click('again', again);
    if (by !== 'dice' && one(HAND + 'header small')?.textContent.match(/\b2\b/))
      return click('mark', one('[data-slot="0"]'));
    return click('box', one('.well:has(.box.can)'));
  }

  function offer() {
    const acts = all(HAND + '.act').filter(act => !passesOn.some(word => words(act).startsWith(word)));
    const ready = all('.grab.ready:not(.gone)')[0];
    const rest = acts.filter(act => act.dataset.act !== 'zero');
    if (by === 'tiles')
      return press(acts.find(act => !DRAWS.includes(act.dataset.act))) ?? (ready ? move(ready) : press(acts[0]));
    const loud = acts.find(act => act.matches('.loud, .color, .main[data-act^=mark]'));
    if (by !== 'dice') return press(loud) ?? (ready ? move(ready) : (write() ?? press(rest[0])));
    const first = loud ?? acts.find(act => /^(roll|take|give)-/.test(act.dataset.act));
    const entry = acts.find(act => act.dataset.act === 'tell');
    if (one('.box.can')) return write();
    if (first) return press(first);
    if (ready && !entry) return drag(ready);
    if (marks && entry && one('[data-game=yacht]') && /\d/.test(one(HAND + 'header small')?.textContent))
      return click('mark', one('.grab'));
    return press(rest[0]);
  }

  for (const end = performance.now() + patienceMs; ;) {
    const found = offer();
    if (found || performance.now() > end) return found;
    await new Promise(done => {
      setTimeout(done, 15);
    });
  }
};
