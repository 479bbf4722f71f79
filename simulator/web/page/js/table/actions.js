// The buttons of the hand: what its owner can do without moving a die.
import { make, markup } from '../write.js';
import { state } from '../state.js';

const classOf = ({ kind, color }) => `act ${kind}${color ? ` ${color}` : ''}`;

function makeAction({ key, label, kind, color }) {
  const button = document.createElement('button');
  button.className = classOf({ kind, color });
  button.dataset.act = key;
  if (color) button.append(make(markup`<svg aria-hidden="true"><use href="#p-${color}"/></svg>`));
  button.append(label);
  return button;
}

/** Show beside a choice how much less it is worth than the best one; "" where that is not told. */
export function showCost(button, cost) {
  if (cost) button.dataset.cost = cost;
  else delete button.dataset.cost;
}

/** Show actions in `bar`; `fallback` gets the focus when the focused action goes and no other is left. */
export class Actions {
  constructor(bar, fallback, { send, redraw }) {
    this.bar = bar;
    this.fallback = fallback;
    this.send = send;
    this.redraw = redraw;
  }

  /** Keep the buttons of actions that stay, and so their focus. */
  show(actions) {
    const { bar } = this;
    const activeElement = /** @type {HTMLElement} */ (document.activeElement);
    const stays = key => actions.some(action => action.key === key);
    const old = new Map([...bar.children].map(button => [button.dataset.act, button]));
    const lost = bar.contains(activeElement) && !stays(activeElement.dataset.act);
    for (const [key, button] of old) if (!stays(key)) button.remove();
    actions.forEach((action, place) => {
      const button = old.get(action.key) ?? makeAction(action);
      // A button that is taken out and put back under a finger would never be clicked.
      if (bar.children[place] !== button) bar.insertBefore(button, bar.children[place] ?? null);
      button.onclick = event => this.act(action, event.detail);
      if (!button.classList.contains(action.kind)) button.className = classOf(action);
      if (button.lastChild.data !== action.label) button.lastChild.data = action.label;
      showCost(button, (action.send?.line && state.match?.costs?.[action.send.line]) || '');
    });
    if (lost) (bar.firstElementChild ?? this.fallback).focus();
  }

  /** The second click of a double click does not answer a new question; only "Next" may be clicked that fast. */
  act({ run, local, send: message, again }, clicks) {
    if (clicks > 1 && !again) return;
    if (message) this.send(message);
    else if (run) run();
    else {
      local();
      this.redraw(false);
    }
  }
}
