// Return the texts of the page that cannot be read, as [fault, element, text]. Texts that can be scrolled into view are
// fine.
() => {
  const LAYERS = 'dialog, .toast, .banner, .note, .takes, .todo, .cross'; // layers above the page
  const BOXES = 'button, kbd, .badge, .next, .games label, .well';
  const WRAPPED = '.seat header .n, .seat header .next, .seat header .bot'; // hidden if a name leaves no room
  const top = document.querySelector('dialog[open]');
  const visible = one =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !one.closest('.sr, .sprite, .oled, script, style');
  const name = one => (one.className?.toString() ? `${one.tagName}.${one.className}` : one.tagName);
  const said = [],
    wrong = [];

  const frames = new Map(); // cached: texts share most of their ancestors
  function findFrame(element) {
    if (!frames.has(element)) {
      const { overflowX, overflowY, display, position } = getComputedStyle(element);
      frames.set(element, { overflowX, overflowY, display, position, edge: element.getBoundingClientRect() });
    }
    return frames.get(element);
  }

  /** Return the part of a box that its scrolling ancestors leave visible now; null if there is none. */
  function isInside(box, element, add) {
    let { left, right, top: above, bottom } = box,
      x = true,
      y = true;
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, display, position, edge } = findFrame(one);
      if (display === 'inline' || display === 'contents') continue;
      if (/auto|scroll/.test(overflowX)) {
        left = Math.max(left, edge.left);
        right = Math.min(right, edge.right);
        x = false;
      }
      if (/auto|scroll/.test(overflowY)) {
        above = Math.max(above, edge.top);
        bottom = Math.min(bottom, edge.bottom);
        y = false;
      }
      if (x && /hidden|clip/.test(overflowX) && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5))
        add(`clipped by ${name(one)}`);
      if (y && /hidden|clip/.test(overflowY) && (box.top < edge.top - 3 || box.bottom > edge.bottom + 3))
        add(`cut by ${name(one)}`);
      if (position === 'fixed') break;
    }
    if (x && (box.left < -1 || box.right > innerWidth + 1)) add('off the screen');
    return right - left > 1 && bottom - above > 1 ? { left, right, top: above, bottom } : null;
  }

  /** Return whether texts may overlap: in different layers, in one paragraph or in the tray. */
  const mayOverlap = (a, b) =>
    a.layer !== b.layer ||
    a.element === b.element ||
    (a.block && a.block === b.block) ||
    [a, b].some(({ element }) => element.closest('.tray') && !element.closest('.box'));

  const walker = document.createTreeWalker(top ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement,
      text = node.data.trim();
    if (!/\p{L}/u.test(text) || !visible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const own = element.closest(WRAPPED),
      room = own?.parentElement.getBoundingClientRect();
    if (!box.width || (own && box.top >= room.bottom)) continue;
    const add = what => wrong.push([what, name(element), text]);
    const around = element.closest('.note, .decl, .takes, .box') ? null : element.closest(BOXES),
      edge = around?.getBoundingClientRect();
    if (
      edge &&
      (box.left < edge.left - 1.5 ||
        box.right > edge.right + 1.5 ||
        box.top < edge.top - 3 ||
        box.bottom > edge.bottom + 3)
    )
      add(`larger than ${name(around)}`);
    const seen = isInside(box, element, add);
    // texts of one paragraph follow each other
    if (seen)
      said.push({
        element,
        text,
        layer: element.closest(LAYERS),
        block: element.closest('.wordy header div') ?? element.closest('li, p, dd, h2, h3, small'),
        ...seen,
      });
  }
  for (const select of document.querySelectorAll('select')) {
    if (!visible(select) || (top && !top.contains(select))) continue;
    const style = getComputedStyle(select),
      pen = document.createElement('canvas').getContext('2d'),
      text = select.selectedOptions[0]?.text ?? '';
    pen.font = style.font;
    const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(text).width > room - 3) wrong.push(['cut off', name(select), text]);
  }
  said.forEach((a, at) => {
    for (const b of said.slice(at + 1)) {
      if (
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5 &&
        !mayOverlap(a, b)
      ) {
        wrong.push([`over ${name(b.element)}: ${b.text}`, name(a.element), a.text]);
      }
    }
  });
  return wrong;
};
