/**
 * How the address changes where it is the value of a field. In place, so that Back does not go through every letter. At once,
 * because React puts a field back to its value after each key: a value that comes later, in a transition, loses letters, the
 * caret, and a day that is half typed.
 */
export const inPlaceAtOnce = { replace: true, flushSync: true } as const;
