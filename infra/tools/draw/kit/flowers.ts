import { between, chance, pick, times } from './chance.ts';
import { colours, darker, lighter } from './colour.ts';
import { across, down } from './paint.ts';
import { at, ellipse, group, path, rect, stroke } from './svg.ts';

/** A rose from the side: outer petals, the cup before them, the rolled heart. */
const rose = (tone: string): string =>
  path(
    'M-13 -3C-17 -10 -8 -15 -2 -13C4 -17 15 -12 13 -3C17 5 9 13 0 13C-9 13 -17 5 -13 -3Z',
    darker(tone, 0.12),
  ) +
  path(
    'M-11 -2C-4 3 4 3 11 -2C12 7 7 12 0 12C-7 12 -12 7 -11 -2Z',
    down(lighter(tone, 0.22), tone),
  ) +
  ellipse(0, -4.5, 8.6, 6, darker(tone, 0.22)) +
  ellipse(-0.5, -5, 6, 4, lighter(tone, 0.14)) +
  stroke('M-3 -5.2Q0 -8 3 -5Q1 -2.6 -1 -4', darker(tone, 0.24), 1.4) +
  stroke('M-11 -2C-6 4 -2 6 1 12', darker(tone, 0.16), 1.3);

/** A bucket of roses, about 90 px wide and 150 px high at scale 1. */
export function roses(x: number, y: number, scale: number, tone: string, seed: number): string {
  const next = chance(seed);
  const spots: [number, number][] = [
    [-30, -112],
    [0, -128],
    [30, -114],
    [-44, -90],
    [-16, -100],
    [15, -102],
    [44, -90],
    [-30, -76],
    [0, -82],
    [30, -76],
  ];
  const stems = spots.map(([sx, sy]) =>
    stroke(`M${sx * 0.25} -46Q${sx * 0.4} -70 ${sx} ${sy}`, '#5F8F5A', 3),
  );
  const leaves = times(7).map(() =>
    ellipse(
      between(next, -36, 36),
      between(next, -72, -54),
      11,
      5,
      pick(next, ['#4F7F52', '#6B9C62']),
      { transform: `rotate(${Math.round(between(next, -50, 50))} 0 -62)` },
    ),
  );
  const heads = spots.map(([sx, sy]) => at(sx, sy, rose(tone), between(next, 0.9, 1.08)));
  const bucket =
    path('M-30 -54L30 -54L24 0L-24 0Z', across('#CADAE3', '#F7FBFD', '#A9BFCC')) +
    rect(-33, -58, 66, 8, '#DCE7ED', { rx: 4 }) +
    path('M-27 -26L27 -26L25.6 -14L-25.6 -14Z', colours.teal, { opacity: 0.85 });
  return at(
    x,
    y,
    group(
      {},
      ellipse(6, 0, 32, 6, '#0B2545', { opacity: 0.18 }),
      stems.join(''),
      leaves.join(''),
      heads.join(''),
      bucket,
    ),
    scale,
  );
}
