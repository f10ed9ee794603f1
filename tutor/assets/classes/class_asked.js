// @ts-check
// What a class is asked now, and on which of a teacher's screens: what several parts of a board go by.

/** @typedef {import("./types.d.ts").Board} Board */
/** @typedef {import("./types.d.ts").BoardView} BoardView */

// What the next press of a presenter does: open, reveal, show what comes in steps, go on.
/** @param {BoardView} view */
export const onward = (view) => (isAsked(view) ? "reveal" : view.more ? "more" : "next");
/** @param {BoardView} view */
export const isAsked = (view) => ["open", "stopped"].includes(view.phase) && hasOptions(view);
/** @param {BoardView} view */
export const hasOptions = (view) => Boolean(view.question?.options.length) || view.question?.kind === "deal";
/** @param {Board} one */
export const onWall = (one) => one.data.mode === "projector";
