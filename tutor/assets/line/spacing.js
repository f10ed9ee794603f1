// @ts-check
// Where things lie on a table, as numbers: seats round it, and the cards of a hand in rows. Needs no page.

/** @typedef {{ id: string, place: string }} Sitting a seat, and at which edge it is */

/** @type {Record<string, [number, number] | undefined>} */
const COMPASS = { top: [0, -1], bottom: [0, 1], left: [-1, 0], right: [1, 0] };

// The direction from the middle of the table to each seat, as x and y between -1 and 1.
/** @param {Sitting[]} seats @returns {Map<string, [number, number]>} */
export function directions(seats) {
  const ring = seats.filter((seat) => seat.place === "ring");
  return new Map(
    seats.map((seat) => {
      const known = COMPASS[seat.place];
      if (known) return [seat.id, known];
      // The first sits at the bottom, the others follow clockwise.
      const turn = Math.PI / 2 + (2 * Math.PI * ring.indexOf(seat)) / ring.length;
      return [seat.id, [Math.cos(turn), Math.sin(turn)]];
    }),
  );
}

// How many cards to a row, and how far from one to the next in pixels: as many as leave each a strip wide enough.
/** @param {import("./types.d.ts").Room} found @param {number} count @returns {[] | [number, number]} */
export function spacing({ room, width, strip }, count) {
  if (!count || !room || !width) return [];
  const most = Math.max(1, Math.floor((room - width) / strip) + 1);
  const row = Math.ceil(count / Math.ceil(count / most));
  const step = row > 1 ? Math.min(width * 0.8, (room - width) / (row - 1)) : width;
  return [row, Math.floor(step * 10) / 10];
}
