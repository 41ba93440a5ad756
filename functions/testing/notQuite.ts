/** A code that is not this one. */
export const notQuite = (code: string): string =>
  `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`;
