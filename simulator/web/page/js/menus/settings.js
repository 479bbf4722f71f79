// The tray's settings: a list for each, changed on the tray itself.
import { make, markup } from '../write.js';
import { state } from '../state.js';

/** Return the dialog's `show()`, for the news of the tray's settings; `send` is told what is chosen. */
export function makeSettings(dialog, send) {
  const [list, builders] = dialog.querySelectorAll('.settings');

  function makeRow({ name, label, choices }) {
    const row = make(markup`<label class="line"><span>${label}</span><select name="${name}"></select></label>`);
    const select = row.querySelector('select');
    select.append(...choices.map(([value, said]) => new Option(said, value)));
    select.addEventListener('change', () => send({ do: 'set', name, value: select.value }));
    return row;
  }

  return {
    open: () => dialog.showModal(),
    show() {
      if (!list.children.length)
        for (const setting of state.settings) (setting.builders ? builders : list).append(makeRow(setting));
      for (const { name, value } of state.settings) dialog.querySelector(`[name="${name}"]`).value = value;
    },
  };
}
