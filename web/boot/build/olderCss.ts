import type { Plugin } from 'vite';

/** In rem or em: less than any screen tells apart. */
const LEAST = 0.001;

const range = /\((?:([\d.]+r?em) <= )?(width|height) (<|<=|>=) ([\d.]+)(r?em)\)/g;

/** A declaration with a height of the window as it is now; on a phone its bars come and go. */
const heightNow = /(?<=[;{/]\s*)[\w-]+:(?:(?!\*\/)[^;{}])*\ddvh(?:(?!\*\/)[^;{}])*;/g;

/** Says a height of the window as it is now also in `vh`, and there first: browsers before 2022 drop the newer unit. */
const withOlderHeights = (css: string): string =>
  css.replace(heightNow, (declared) => `${declared.replaceAll('dvh', 'vh')} ${declared}`);

/**
 * Says the ranges of media queries as browsers before 2022 read them. Those drop all that stands in a query with a range,
 * and also in the `not (…)` that the tool for style sheets would make of it.
 */
const withOlderRanges = (css: string): string =>
  css.replace(
    range,
    (_, from: string | undefined, side: string, sign: string, to: string, unit: string) => {
      if (sign === '>=') return `(min-${side}: ${to}${unit})`;
      const most = sign === '<' ? (Number(to) - LEAST).toFixed(3) : to;
      return `${from ? `(min-${side}: ${from}) and ` : ''}(max-${side}: ${most}${unit})`;
    },
  );

/** A style sheet as browsers before 2022 read it: what they do not know has something before it, or in its place. */
export const withOlderCss = (css: string): string => withOlderHeights(withOlderRanges(css));

/** Writes the style sheets of the site for older browsers. */
export const olderCss = (): Plugin => ({
  name: 'older-css',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? { code: withOlderCss(code), map: null } : null),
});
