// The language of the page: the one that the browser asks for, or one that is chosen here. A cookie keeps the choice,
// because a server reads it before the page is there (see `simulator/web/middleware.py`).
import { reread } from '../host.js';

const NAME = 'tray24-language';
const YEAR_S = 365 * 24 * 3600;

/** Return the language that was chosen, "" for that of the browser. */
export function chosenIn(cookies) {
  const own = cookies.split('; ').find(cookie => cookie.startsWith(`${NAME}=`));
  return own ? own.slice(NAME.length + 1) : '';
}

/** Return the cookie of a choice; "" takes an earlier one back. */
export const cookieOf = language => `${NAME}=${language}; path=/; max-age=${language ? YEAR_S : 0}; samesite=lax`;

export function bindLanguage(select) {
  const chosen = chosenIn(document.cookie);
  if ([...select.options].some(({ value }) => value === chosen)) select.value = chosen;
  select.addEventListener('change', () => {
    document.cookie = cookieOf(select.value);
    reread();
  });
}
