// What the page offers while the tray itself asks something (scores, an undo that takes back chance, a menu): its own keys, as words.

const RED = 6, GREEN = 8;
const NOTHING_TO_ASK = ['', 'play', 'boot', 'winner'];
// screen: [key, words, kind]..., the key being the one that would be pressed on the tray
const ANSWERS = {
  scores: [['green', 'Go on', 'main']],
  rolloff: [['green', 'Go on', 'main']],
  notice: [['green', 'OK', 'main']],
  pause: [['red', 'Go on', 'main']],
  undo: [['red', 'No', 'plain'], ['green', 'Take it back', 'main']],
  confirm: [['red', 'No', 'plain'], ['green', 'Yes', 'main']],
};
const ANY = [['red', 'Back', 'plain'], ['green', 'OK', 'main']];
const KEYS = { red: RED, green: GREEN };

/** Red on the home menu goes to its first line, and that is Continue. */
export function resume(fingers) {
  fingers.tap(RED);
  fingers.tap(GREEN);
}

/** Actions for the hand, none while a match simply runs. */
export function screenActions({ tray: { plugged, screen, sit }, match }, fingers) {
  if (!plugged) return [{ key: 'plug', label: 'Plug in', kind: 'main', send: { do: 'plug', in: true } }];
  if (sit === 'onlooker' || match.over || NOTHING_TO_ASK.includes(screen)) return [];
  return (ANSWERS[screen] ?? ANY).map(([key, label, kind]) => ({ key: `${screen}-${key}`, label, kind, run: () => fingers.tap(KEYS[key]) }));
}
