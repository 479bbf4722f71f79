// What the page offers while the tray itself asks something (a score table, an undo that takes back chance, a menu): its own keys, as words.

const RED = 6, GREEN = 8;
// screen: [words for green, words for red]; an empty word offers no button
const ANSWERS = { scores: ['Next hand', ''], undo: ['Yes, undo', 'No'], confirm: ['Yes', 'No'] };

/** Actions for the hand, none while a match simply runs. */
export function screenActions({ tray: { plugged, screen, sit }, match }, fingers) {
  if (!plugged) return [{ key: 'plug', label: 'Plug in', kind: 'main', send: { do: 'plug', in: true } }];
  if (sit === 'onlooker' || match.over || !screen || screen === 'play' || screen === 'boot') return [];
  const [yes, no] = ANSWERS[screen] ?? ['OK', 'Back'];
  const press = (key, label, kind, button) => ({ key: `${screen}-${key}`, label, kind, run: () => fingers.tap(button) });
  return [...(no ? [press('red', no, 'plain', RED)] : []), ...(yes ? [press('green', yes, 'main', GREEN)] : [])];
}
