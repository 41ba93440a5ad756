/** Control characters, line breaks included. */
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;
const CONTROL_EXCEPT_BREAKS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u2028\u2029]/;

/** Characters that turn the direction of the text after them, so that it reads as something else. */
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;

/** Half of a pair: a character that is none, and that no encoding can carry. */
const LONE_SURROGATE = /\p{Surrogate}/u;

/** All of what leaves no trace on a screen: blanks, joiners, fillers, marks of format, tags. */
const INVISIBLE =
  /^[\s\p{Z}\p{C}\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]*$/u;

const canMislead = (text: string): boolean => DIRECTION.test(text) || LONE_SURROGATE.test(text);

/** Whether text is one line that shows what it says. */
export const isOneLine = (text: string): boolean => !CONTROL.test(text) && !canMislead(text);

/** Whether text of several lines shows what it says. */
export const isPlainText = (text: string): boolean =>
  !CONTROL_EXCEPT_BREAKS.test(text) && !canMislead(text);

/** Whether nothing of a text can be seen. */
export const isInvisible = (text: string): boolean => INVISIBLE.test(text);

/** Whether a text has characters that cannot be typed, or that are none. */
export const hasControls = (text: string): boolean =>
  CONTROL.test(text) || LONE_SURROGATE.test(text);
