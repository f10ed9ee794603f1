// @ts-check
// Keys that mean something for a whole page: not where a field is filled in or a button pressed.

const FIELDS = "input, textarea, select, [contenteditable], [role=slider], [role=combobox], [role=listbox], [role=radio]";

// Whether a key means something else where it was pressed; `presses` are those that press what has the focus.
/** @param {KeyboardEvent} event @param {string[]} [presses] */
export function meantElsewhere(event, presses = [" "]) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return true;
  const at = event.composedPath()[0];
  if (!(at instanceof Element)) return false;
  return at.matches(FIELDS) || (presses.includes(event.key) && at.closest("button, summary, a") !== null);
}

// The name of a key; of a letter the small one.
/** @param {KeyboardEvent} event */
export const nameOf = (event) => (event.key.length === 1 ? event.key.toLowerCase() : event.key);
