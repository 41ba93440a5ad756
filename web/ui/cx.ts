/** Joins class names and leaves out those that are undefined or false. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');
