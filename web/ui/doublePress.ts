/** A press of a pointer: on what, when in ms, and where on the screen in px. */
export interface Press {
  button: unknown;
  at: number;
  x: number;
  y: number;
}

/** The longest that computers and phones wait for the second press of two, in ms. */
const LONGEST = 500;

/** How far a finger wanders from one press to the next, in px. */
const FARTHEST = 16;

/**
 * Tells the second press of a double press by what it hits: where a list moves up after the first, the next row's button
 * is in its place, and nobody means to answer two people by pressing twice. Every press tells it what the next is.
 */
export function makeDoublePress() {
  let last: Press | undefined;
  return (press: Press): boolean => {
    const before = last;
    const isSecond =
      before !== undefined &&
      press.at - before.at < LONGEST &&
      Math.hypot(press.x - before.x, press.y - before.y) < FARTHEST;
    const isStray = isSecond && press.button !== before.button;
    // A third press belongs to the first button as well.
    last = isStray ? { ...press, button: before.button } : press;
    return isStray;
  };
}
