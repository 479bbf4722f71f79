// Lets Node.js find the page's modules as a browser does: "/js/" and "/games/NAME/" are folders of the server.
import { registerHooks } from 'node:module';

const ROOT = new URL('../../../', import.meta.url);
const FOLDERS = [
  [/^\/js\/(.*)$/, 'simulator/web/page/js/$1'],
  [/^\/games\/(\w+)\/(.*)$/, 'simulator/games/$1/page/$2'],
];

registerHooks({
  resolve(specifier, context, nextResolve) {
    const [pattern, folder] = FOLDERS.find(([served]) => served.test(specifier)) ?? [];
    const found = pattern ? new URL(specifier.replace(pattern, folder), ROOT).href : specifier;
    return nextResolve(found, context);
  },
  load: (url, context, nextLoad) => nextLoad(url, url.endsWith('.js') ? { ...context, format: 'module' } : context),
});
