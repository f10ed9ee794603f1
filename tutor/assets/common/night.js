// @ts-check
// Whether it is night is what the page itself shows: by the system, which may turn dark while a page lies open, or by what
// its reader chose. Then every colour is another one at once. The server is told in a cookie, so that it can say what was
// chosen; it says in `data-light` what is chosen now. `:shell(…)` and `:theme` are put in by ui/shell.py.

/** @type {Element | null} */
let app = null;
const light = () => document.documentElement.toggleAttribute("data-night", app !== null && getComputedStyle(app).colorScheme === "dark");
const lit = new MutationObserver(light);

const NIGHT = "(prefers-color-scheme: dark)";
const system = matchMedia(NIGHT);
/** What was chosen last in this browser; `said` is what this page has heard: another page may choose anew meanwhile. */
let chosen = /(?:^|; )tutor_light=(day|night)/.exec(document.cookie)?.[1] ?? "system";
let said = chosen;
/** Paper is white: what is printed is as it is by day. */
let printing = false;
const night = () => !printing && (chosen === "system" ? system.matches : chosen === "night");

/** What is asked whether it is night answers by the choice, and says when that is another one. */
class Told extends EventTarget {
  media = NIGHT;
  get matches() {
    return night();
  }
  say() {
    this.dispatchEvent(new MediaQueryListEvent("change", { media: NIGHT, matches: night() }));
  }
}
function tellOfNight() {
  const told = new Told();
  system.addEventListener("change", () => told.say());
  const print = (/** @type {boolean} */ now) => {
    printing = now;
    told.say();
  };
  addEventListener("beforeprint", () => print(true));
  addEventListener("afterprint", () => print(false));
  const asked = matchMedia.bind(window);
  // Only whoever asks in a script: a sheet of styles that asks for itself hears of the system alone, and ours do not.
  window.matchMedia = (query) => (query === NIGHT ? /** @type {MediaQueryList} */ (/** @type {unknown} */ (told)) : asked(query));
  return told;
}
/** What was chosen in Streamlit's own menu, page by page, can be changed there no more; nothing is kept where nothing may be. */
function forget() {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(":theme")) localStorage.removeItem(key);
  } catch {}
}

/** @param {Told} told */
function hear(told) {
  const now = [...document.querySelectorAll("[data-light]")].at(-1)?.getAttribute("data-light");
  if (!now || now === said) return;
  chosen = said = now;
  document.cookie = `tutor_light=${chosen}; path=/; max-age=${365 * 24 * 3600}; samesite=lax`;
  told.say();
}

function look() {
  const here = document.querySelector(":shell(app)");
  if (here === app) return;
  app = here;
  lit.disconnect();
  if (app) lit.observe(app, { attributeFilter: ["class"] });
  light();
}
/** Watch the page from now on. */
export function watchNight() {
  forget();
  const told = tellOfNight();
  const around = () => [look(), hear(told)];
  new MutationObserver(around).observe(document, { childList: true, subtree: true, attributeFilter: ["data-light"] });
}
