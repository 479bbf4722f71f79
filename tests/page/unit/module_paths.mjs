// Lets Node.js find the page's modules like a browser, for which "js/" and "games/NAME/" are in one folder.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

const ROOT = new URL('../../../', import.meta.url);
globalThis.DICE = JSON.parse(readFileSync(new URL('simulator/web/page/dice.json', ROOT), 'utf8'));
const FOLDERS = [
  [/^.*\/games\/js\/|^\/js\//, 'simulator/web/page/js/'],
  [/^(?:.*\/page)?\/games\/threes\//, 'tests/games/threes/page/'],
  [/^(?:.*\/page)?\/games\/(\w+)\//, 'simulator/games/$1/page/'],
];

registerHooks({
  resolve(specifier, context, nextResolve) {
    const address = specifier.startsWith('.') ? new URL(specifier, context.parentURL).href : specifier;
    const [pattern, folder] = FOLDERS.find(([served]) => served.test(address)) ?? [];
    const found = pattern ? new URL(address.replace(pattern, folder), ROOT).href : specifier;
    return nextResolve(found, context);
  },
  load: (url, context, nextLoad) => nextLoad(url, url.endsWith('.js') ? { ...context, format: 'module' } : context),
});
