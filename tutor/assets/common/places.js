// @ts-check
// One press, one place in the browser's history: what the server puts into the address of a page that was just opened
// belongs to the place, so that one press of Back leads to where the reader was.
{
  let pressed = false
  const press = () => (pressed = true)
  for (const kind of ["pointerdown", "keydown", "click"]) addEventListener(kind, press, { capture: true, passive: true })
  const push = history.pushState
  history.pushState = (/** @type {[any, string, (string | URL | null)?]} */ ...place) => {
    pressed ? push.apply(history, place) : history.replaceState(...place)
    pressed = false
  }
}
