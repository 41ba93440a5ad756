/** An id of a statement: `S2.14`. */
export const ID = /^S[1-9]\d*\.[1-9]\d*$/;

const NAMED = /\[(S\d+\.\d+(?:, S\d+\.\d+)*)\]/g;

/** The ids that the title of a test names, in brackets: `[S2.14]`, or `[S1.2, S2.14]`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(NAMED)].flatMap(([, ids = '']) => ids.split(', '));
