// The first script of a page: it replaces the text for browsers without module scripts, and shows when another script
// cannot be loaded or run.
const banner = document.querySelector('.banner');
const words = /** @type {HTMLElement | null} */ (banner?.firstElementChild);
const { begun, failed } = words?.dataset ?? {};

function showBannerText(text) {
  if (words) words.textContent = text;
}

banner?.classList.remove('unstarted');
showBannerText(begun);
addEventListener(
  'error',
  ({ target, error }) => {
    const isScript = target instanceof HTMLScriptElement || error instanceof SyntaxError;
    if (isScript && words?.textContent === begun) showBannerText(failed);
  },
  { capture: true },
);
