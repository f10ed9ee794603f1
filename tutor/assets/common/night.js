// @ts-check
// Whether it is night is what the page itself shows: by the system, which may turn dark while a page lies open, or by its
// menu. Then every colour is another one at once; the server hears of neither. `:shell(…)` is put in by ui/shell.py.

/** @type {Element | null} */
let app = null;
const light = () => document.documentElement.toggleAttribute("data-night", app !== null && getComputedStyle(app).colorScheme === "dark");
const lit = new MutationObserver(light);
const look = () => {
  const here = document.querySelector(":shell(app)");
  if (here === app) return;
  app = here;
  lit.disconnect();
  if (app) lit.observe(app, { attributeFilter: ["class"] });
  light();
};
/** Watch the page from now on. */
export const watchNight = () => new MutationObserver(look).observe(document, { childList: true, subtree: true });
