// @ts-check
// A picture for a notebook: dropped, pasted or chosen, made small in the browser, and put in once it is said what is to
// be seen on it. Only what was painted anew leaves the browser: no script, no place where a photo was taken.

import { button, make } from "../common/dom.js";

const LARGEST = 15_000_000; // bytes of a file: more than a camera makes
const MOST = 250_000; // bytes that are sent
const SIDES = [1280, 1024, 800, 640]; // points of the longer side, until it is small enough
const KINDS = ["image/png", "image/jpeg", "image/webp", "image/gif"];

/** @typedef {import("./types.d.ts").Easel} Easel */

/** @param {DataTransfer | null} from @returns {File | undefined} */
export const fileIn = (from) => [...(from?.files ?? [])][0];

/** @param {CanvasImageSource} image @param {number} wide @param {number} high @param {string} kind @returns {Promise<Blob | null>} */
function painted(image, wide, high, kind) {
  const canvas = make("canvas", "");
  canvas.width = wide;
  canvas.height = high;
  const brush = canvas.getContext("2d");
  if (!brush) return Promise.resolve(null);
  brush.fillStyle = "#fff"; // what is drawn in black on nothing is read at night too
  brush.fillRect(0, 0, wide, high);
  brush.drawImage(image, 0, 0, wide, high);
  return new Promise((done) => canvas.toBlob(done, kind, 0.82));
}

/** @param {ImageBitmap} image @returns {Promise<Blob | null>} */
async function smaller(image) {
  for (const side of SIDES) {
    const by = Math.min(1, side / Math.max(image.width, image.height));
    const [wide, high] = [Math.max(1, Math.round(image.width * by)), Math.max(1, Math.round(image.height * by))];
    for (const kind of ["image/webp", "image/jpeg"]) {
      const made = await painted(image, wide, high, kind); // a browser that cannot write WebP makes a PNG of it
      if (made && made.size <= MOST) return made;
    }
  }
  return null;
}

/** @param {Blob} blob @returns {Promise<string>} */
const asText = (blob) =>
  new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(",")[1] ?? "");
    reader.onerror = fail;
    reader.readAsDataURL(blob);
  });

/** @param {Easel} one @param {string} text */
function say(one, text) {
  one.note.textContent = text;
}

/** @param {Easel} one @param {File | undefined} file */
export async function take(one, file) {
  if (!file) return;
  leave(one);
  if (!KINDS.includes(file.type)) return say(one, one.words["picture-kind"]);
  if (file.size > LARGEST) return say(one, one.words["picture-large"]);
  const image = await createImageBitmap(file).catch(() => null);
  const made = image && image.width && image.height ? await smaller(image).catch(() => null) : null;
  image?.close();
  if (!made) return say(one, one.words["picture-broken"]);
  one.data = await asText(made);
  one.thumb.src = `data:${made.type};base64,${one.data}`;
  one.form.hidden = false;
  one.seen.value = "";
  one.seen.focus();
}

/** @param {Easel} one */
function leave(one) {
  one.data = "";
  one.form.hidden = true;
  one.thumb.removeAttribute("src");
  say(one, "");
}

/** @param {Easel} one */
function putIn(one) {
  const seen = one.seen.value.trim();
  if (!seen) {
    say(one, one.words["picture-unsaid"]);
    one.seen.focus();
    return;
  }
  one.trigger("picture", { data: one.data, seen });
  leave(one);
}

// The button, and below it the form that asks what is to be seen.
/** @returns {Easel} */
export function easel() {
  const root = make("div", "easel");
  const file = make("input", "file");
  file.type = "file";
  file.accept = KINDS.join(",");
  file.hidden = true;
  const note = make("p", "picture-note");
  note.setAttribute("role", "status");
  const form = make("div", "picture-form");
  form.hidden = true;
  const thumb = make("img", "thumb");
  thumb.alt = "";
  const label = make("label", "seen");
  const said = make("span", "");
  const seen = make("input", "");
  seen.maxLength = 300;
  label.append(said, seen);
  /** @type {Easel} */
  const one = { root, note, form, thumb, said, seen, data: "", words: {}, trigger() {}, choose: button("choose", "", () => file.click()), put: button("put", "", () => putIn(one)), drop: button("drop", "", () => leave(one)) };
  form.append(thumb, label, one.put, one.drop);
  root.append(one.choose, file, note, form);
  file.onchange = () => {
    take(one, file.files?.[0]);
    file.value = "";
  };
  seen.onkeydown = (event) => {
    if (event.key === "Enter") putIn(one);
    else if (event.key === "Escape") leave(one);
  };
  return one;
}

/** @param {Easel} one @param {Record<string, string>} words @param {string} refused */
export function named(one, words, refused) {
  one.words = words;
  one.choose.textContent = words.picture;
  one.said.textContent = words["picture-seen"];
  one.put.textContent = words["picture-go"];
  one.drop.textContent = words["picture-leave"];
  if (refused) say(one, refused);
}
