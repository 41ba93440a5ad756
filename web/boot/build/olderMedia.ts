import type { Plugin } from 'vite';

/** In rem or em: less than any screen tells apart. */
const LEAST = 0.001;

const range = /\((?:([\d.]+r?em) <= )?(width|height) (<|<=|>=) ([\d.]+)(r?em)\)/g;

/**
 * Says the ranges of media queries as browsers before 2022 read them. Those drop all that stands in a query with a range,
 * and also in the `not (…)` that the tool for style sheets would make of it.
 */
export const withOlderMedia = (css: string): string =>
  css.replace(
    range,
    (_, from: string | undefined, side: string, sign: string, to: string, unit: string) => {
      if (sign === '>=') return `(min-${side}: ${to}${unit})`;
      const most = sign === '<' ? (Number(to) - LEAST).toFixed(3) : to;
      return `${from ? `(min-${side}: ${from}) and ` : ''}(max-${side}: ${most}${unit})`;
    },
  );

/** Writes the style sheets of the site for older browsers. */
export const olderMedia = (): Plugin => ({
  name: 'older-media',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? { code: withOlderMedia(code), map: null } : null),
});
