import { between, chance, pick, times, type Chance } from './chance.ts';
import { darker, lighter, mix } from './colour.ts';
import { down } from './paint.ts';
import { ellipse, polygon, polyline, type Point } from './svg.ts';

const STEP = 10;

/** The line of a range of hills: height of the ridge (smaller is higher) at each x. */
export type Ridge = (x: number) => number;

/** Rolling hills: `y` the middle of the line, `swing` how far it goes up and down. */
export function ridge(y: number, swing: number, seed: number, length = 520): Ridge {
  const next = chance(seed);
  const waves = [1, 0.52, 0.24].map((size) => ({
    size,
    length: (length * size + 40) * between(next, 0.85, 1.2),
    start: between(next, 0, 6.28),
  }));
  return (x) =>
    y -
    waves.reduce((sum, w) => sum + Math.sin((x / w.length) * 3.14 + w.start) * w.size, 0) *
      swing *
      0.6;
}

const along = (line: Ridge, from: number, to: number): Point[] =>
  times(Math.ceil((to - from) / STEP) + 1).map((index) => {
    const x = Math.min(to, from + index * STEP);
    return [x, line(x)];
  });

/** A range filled from its ridge to `foot`, misty towards the foot. */
export function range(
  line: Ridge,
  foot: number,
  colour: string,
  haze = 0.45,
  width = 1200,
): string {
  const fill = down(lighter(colour, 0.04), lighter(colour, haze));
  return polygon([...along(line, 0, width), [width, foot], [0, foot]], fill);
}

type Field = {
  line: Ridge;
  seed: number;
  rows: number;
  gap: number;
  tones: readonly [string, ...string[]];
};

const below =
  ({ line, seed, gap }: Field, row: number): Ridge =>
  (x) =>
    line(x) + row * gap * (0.72 + 0.3 * Math.sin(x / 150 + seed)) + row * row * gap * 0.07;

/** Terraced fields under a ridge: strips along the slope, each cut into plots of its own crop. */
export function terraces(field: Field, opacity = 0.75, width = 1200): string {
  const next = chance(field.seed);
  return times(field.rows)
    .map((row) => strip(field, row, next, opacity, width))
    .join('');
}

function strip(field: Field, row: number, next: Chance, opacity: number, width: number): string {
  const top = below(field, row + 0.16);
  const bottom = below(field, row + 1.02);
  let drawing = '';
  for (let x = -40; x < width;) {
    const end = x + between(next, 50, 190);
    const tone = mix(pick(next, field.tones), pick(next, field.tones), next());
    const lower = along(bottom, x, end).toReversed();
    drawing += polygon([...along(top, x, end), ...lower], tone, { opacity });
    x = end + 3;
  }
  const edge = darker(field.tones[0], 0.25);
  return drawing + polyline(along(bottom, 0, width), edge, 1.4, { opacity: 0.22 });
}

/** Woods and hedges along a ridge: soft crowns in loose groups. */
export function woods(line: Ridge, seed: number, colour: string, size = 8, width = 1200): string {
  const next = chance(seed);
  let drawing = '';
  for (let x = between(next, 0, 120); x < width; x += between(next, 30, 210)) {
    const trees = Math.floor(between(next, 2, 8));
    for (const index of times(trees)) {
      const cx = x + index * size * 1.1;
      const ry = size * between(next, 0.8, 1.7);
      const tone = mix(colour, '#FFFFFF', between(next, 0, 0.12));
      drawing += ellipse(cx, line(cx) - ry * 0.55, size * between(next, 0.6, 0.9), ry, tone);
    }
  }
  return drawing;
}

/** Homesteads with ochre roofs, sitting a little under a ridge. */
export function homes(
  line: Ridge,
  seed: number,
  count: number,
  size = 12,
  drop = 26,
  width = 1200,
) {
  const next = chance(seed);
  return times(count)
    .map(() => {
      const x = between(next, 20, width - 20);
      const y = line(x) + between(next, 4, drop);
      const s = size * between(next, 0.75, 1.2);
      const roof = pick(next, ['#C8743F', '#B9683A', '#A5B4BC', '#D08A55']);
      return (
        polygon(
          [
            [x - s, y],
            [x - s, y - s * 0.6],
            [x + s, y - s * 0.6],
            [x + s, y],
          ],
          '#F3E7D6',
        ) +
        polygon(
          [
            [x + s * 0.35, y],
            [x + s * 0.35, y - s * 0.6],
            [x + s, y - s * 0.6],
            [x + s, y],
          ],
          '#DDCDB8',
        ) +
        polygon(
          [
            [x - s * 1.2, y - s * 0.55],
            [x - s * 0.7, y - s * 1.1],
            [x + s * 0.8, y - s * 1.1],
            [x + s * 1.2, y - s * 0.55],
          ],
          roof,
        )
      );
    })
    .join('');
}
