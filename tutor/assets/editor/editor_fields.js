// One field of a position that is no place for cards: a number, a word, a seat, several seats, a number for each.

import { keep, make, setText } from "../common/dom.js";

function choice(parent, field, set, focused) {
  const select = parent.querySelector("select") ?? parent.appendChild(make("select"));
  keep(select, field.options, ([value]) => value, () => make("option"), (option, [value, label]) => {
    option.value = value;
    setText(option, label);
  });
  select.onchange = () => set(select.value);
  select.setAttribute("aria-label", field.label);
  if (select !== focused || select.value !== field.value) select.value = String(field.value ?? "");
}

function stepper(parent, label, { value, least, most }, set, focused) {
  if (!parent.firstChild) {
    const box = make("span", "stepper");
    const input = make("input");
    input.inputMode = "numeric";
    const by = (n) => {
      const now = Number(input.value) || 0;
      const next = Math.min(Math.max(now + n, box.bounds[0]), box.bounds[1]);
      input.value = String(next);
      box.set(next);
    };
    const less = make("button", "round", "−");
    const more = make("button", "round", "+");
    less.type = more.type = "button";
    less.onclick = () => by(-1);
    more.onclick = () => by(1);
    less.tabIndex = more.tabIndex = -1; // with the keyboard the arrows do it
    input.onkeydown = (event) => {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      by(step);
    };
    input.oninput = () => box.set(/^-?\d+$/.test(input.value) ? Number(input.value) : input.value);
    box.append(less, input, more);
    parent.append(box);
  }
  const box = parent.firstChild;
  const [less, input, more] = box.children;
  box.bounds = [least, most];
  box.set = set;
  input.setAttribute("aria-label", label);
  less.setAttribute("aria-label", `${label} −`);
  more.setAttribute("aria-label", `${label} +`);
  if (input !== focused) input.value = String(value ?? "");
}

function chips(parent, field, seats, set) {
  const named = Array.isArray(field.value) ? field.value : [];
  keep(parent, seats, (seat) => seat.id, () => make("button", "chip"), (chip, seat) => {
    const at = named.indexOf(seat.id);
    chip.type = "button";
    setText(chip, seat.name);
    chip.setAttribute("aria-pressed", String(at >= 0));
    chip.onclick = () => set(at >= 0 ? named.filter((id) => id !== seat.id) : [...named, seat.id]);
  });
}

function numbers(parent, field, seats, set, focused) {
  const value = field.value && !Array.isArray(field.value) ? field.value : {};
  keep(parent, seats, (seat) => seat.id, () => {
    const label = make("label", "each");
    label.append(make("span"), make("input"));
    label.lastChild.inputMode = "numeric";
    return label;
  }, (label, seat) => {
    const [name, input] = label.children;
    setText(name, seat.name);
    input.oninput = () => {
      const all = { ...value, [seat.id]: /^-?\d+$/.test(input.value) ? Number(input.value) : input.value };
      if (input.value === "") delete all[seat.id];
      set(all);
    };
    if (input !== focused) input.value = String(value[seat.id] ?? "");
  });
}

function text(parent, field, set, focused) {
  const input = parent.querySelector("input") ?? parent.appendChild(make("input"));
  input.setAttribute("aria-label", field.label);
  input.oninput = () => {
    const parts = input.value.split(",").map((part) => part.trim()).filter(Boolean);
    set(parts.length ? parts : undefined);
  };
  const value = field.said ?? field.value;
  if (input !== focused) input.value = Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : "";
}

export function drawField(holder, field, seats, words, set, focused) {
  if (holder.dataset.shape !== field.shape) {
    holder.dataset.shape = field.shape;
    holder.replaceChildren(make("span", "label"), make("span", "control"), make("button", "usual", "↺"));
    holder.lastChild.type = "button";
  }
  const [label, control, usual] = holder.children;
  setText(label, field.label);
  usual.hidden = field.said === null;
  usual.title = words.usual;
  usual.setAttribute("aria-label", `${field.label}: ${words.usual}`);
  usual.onclick = () => set(undefined);
  if (["word", "seat", "flag"].includes(field.shape)) choice(control, field, set, focused);
  else if (field.shape === "number") stepper(control, field.label, field, set, focused);
  else if (field.shape === "seats") chips(control, field, seats, set);
  else if (field.shape === "numbers") numbers(control, field, seats, set, focused);
  else text(control, field, set, focused);
  control.setAttribute("role", "group");
  control.setAttribute("aria-label", field.label);
}
