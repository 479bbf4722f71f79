// The page's dialogs: a new match, help, and the sheet that holds the bar's controls on small screens.

const KINDS = [['', 'Nobody'], ['you', 'You'], ['person', 'Person'], ['keen', 'Bot, keen'], ['random', 'Bot, random']];
const NAMES = ['You', 'Ida', 'Mira', 'Jon', 'Otto', 'Vera'];
export const QUICK = { players: [{ button: 0, bot: '', name: 'You' }, { button: 2, bot: 'keen', name: 'Mira' }, { button: 4, bot: 'keen', name: 'Otto' }], options: { target: 500 } };

export function bindDialogs(root) {
  for (const dialog of root.querySelectorAll('dialog')) {
    dialog.addEventListener('click', event => {
      if (event.target === dialog || event.target.closest('[data-close]')) dialog.close();
    });
  }
}

function row(button) {
  const options = KINDS.map(([value, label]) => `<option value="${value}">${label}</option>`).join('');
  return `<li><b class="badge">${button + 1}</b><select name="kind" aria-label="Seat ${button + 1}">${options}</select>`
    + `<input name="name" aria-label="Name of seat ${button + 1}" maxlength="10" autocomplete="off" spellcheck="false"></li>`;
}

/** The dialog for a new match; `start(players, options)` is called with what was chosen. Returns `open(match)`. */
export function makeNewMatch(dialog, start) {
  const form = dialog.querySelector('form'), list = dialog.querySelector('.players'), words = dialog.querySelector('.wrong');
  list.innerHTML = [0, 1, 2, 3, 4, 5].map(row).join('');
  const rows = [...list.children].map(item => ({ kind: item.querySelector('select'), name: item.querySelector('input') }));

  function refresh() {
    rows.forEach(({ kind, name }, button) => {
      name.disabled = !kind.value;
      name.placeholder = kind.value ? NAMES[button] : '';
      if (kind.value === 'you' && (!name.value || NAMES.includes(name.value))) name.value = 'You';
      if (kind.value && kind.value !== 'you' && name.value === 'You') name.value = '';
    });
    const seated = rows.filter(({ kind }) => kind.value).length;
    words.textContent = seated < 2 ? 'A match needs at least two players.' : '';
    form.querySelector('[type=submit]').disabled = seated < 2;
  }

  for (const { kind } of rows) {
    kind.addEventListener('change', () => {
      if (kind.value === 'you') for (const other of rows) if (other.kind !== kind && other.kind.value === 'you') other.kind.value = 'person';
      refresh();
    });
  }
  form.addEventListener('submit', event => {
    event.preventDefault();
    const field = name => form.elements[name];
    const target = Math.round(Number(field('target').value));
    if (!(target >= 1 && target <= 9999)) { words.textContent = 'The target is a number from 1 to 9999.'; field('target').focus(); return; }
    const players = rows.map(({ kind, name }, button) => kind.value
      && { button, bot: ['keen', 'random'].includes(kind.value) ? kind.value : '', name: name.value.trim() || (kind.value === 'you' ? 'You' : button ? NAMES[button] : 'Ann') }).filter(Boolean);
    const options = { target };
    if (field('scoring').value !== 'winner') options.scoring = field('scoring').value;
    if (field('must_roll').checked) options.must_roll = 1;
    if (!field('table_talk').checked) options.table_talk = 0;
    dialog.close();
    start(players, options);
  });

  return function open(match) {
    rows.forEach(({ kind, name }, button) => {
      const seat = match?.seats.find(other => other.button === button), quick = QUICK.players.find(player => player.button === button);
      kind.value = match ? (seat ? seat.bot || (seat.name === 'You' ? 'you' : 'person') : '') : quick ? quick.bot || 'you' : '';
      name.value = match ? seat?.name ?? '' : quick?.name ?? '';
    });
    if (match) {
      form.elements.target.value = match.options.target;
      form.elements.scoring.value = match.options.scoring;
      form.elements.must_roll.checked = match.options.must_roll === '1';
      form.elements.table_talk.checked = match.options.table_talk === '1';
    }
    dialog.querySelector('.running').hidden = !match || match.over;
    refresh();
    dialog.showModal();
  };
}
