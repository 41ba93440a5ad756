import { at, circle, stroke } from './svg.ts';

type Letter = { width: number; draw: (colour: string, weight: number) => string };

const line =
  (d: string, ring?: number) =>
  (colour: string, weight: number): string =>
    (ring === undefined
      ? ''
      : circle(ring, -34, 34, 'none', { stroke: colour, 'stroke-width': weight })) +
    (d ? stroke(d, colour, weight) : '');

/** Letters of one even line, made of circles and straight stems; capitals are 100 high. */
const letters: Record<string, Letter> = {
  C: { width: 88, draw: line('M86 -84A50 50 0 1 0 86 -16') },
  R: { width: 62, draw: line('M0 0V-100H32A28 28 0 0 1 32 -44H0M30 -44L62 0') },
  a: { width: 68, draw: line('M68 0V-68', 34) },
  d: { width: 68, draw: line('M68 0V-104', 34) },
  l: { width: 0, draw: line('M0 0V-104') },
  m: { width: 108, draw: line('M0 0V-68M0 -41A27 27 0 0 1 54 -41V0M54 -41A27 27 0 0 1 108 -41V0') },
  n: { width: 60, draw: line('M0 0V-68M0 -38A30 30 0 0 1 60 -38V0') },
  o: { width: 68, draw: line('', 34) },
  w: { width: 96, draw: line('M0 -68L24 0L48 -66L72 0L96 -68') },
  ' ': { width: 14, draw: () => '' },
};

const GAP = 27;

/** Width of a word at capitals of 100 px. */
export const wordWidth = (text: string): number =>
  Array.from(text).reduce((sum, sign) => sum + (letters[sign]?.width ?? 0) + GAP, -GAP);

/** The name, written with our own letters so that no typeface is needed; its left foot at the point. */
export function word(
  text: string,
  x: number,
  y: number,
  scale: number,
  colour: string,
  weight: number,
): string {
  let left = 0;
  const drawn = Array.from(text).map((sign) => {
    const letter = letters[sign];
    if (!letter) throw new Error(`No letter is drawn for ${sign}`);
    const placed = at(left, 0, letter.draw(colour, weight));
    left += letter.width + GAP;
    return placed;
  });
  return at(x, y, drawn.join(''), scale);
}
