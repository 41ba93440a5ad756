/** The first letters of the first two names: `KU` of Keza Uwase. */
export const initials = (names: string): string =>
  names
    .trim()
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('')
    .toUpperCase();
