import { between, chance, pick, times, type Chance } from './chance.ts';
import { colours, darker, lighter } from './colour.ts';
import { across, down, round, slant } from './paint.ts';
import { box, rightSide, topSide, type Solid } from './solid.ts';
import { snowflake } from './mark.ts';
import { at, circle, ellipse, group, path, polygon, rect, stroke } from './svg.ts';

/** A wooden pallet; what stands on it stands 16 px higher at a height of 16. */
export function pallet(solid: Solid): string {
  const { x, foot, width, height } = solid;
  const blocks = [0, 0.42, 0.86].map((share) =>
    rect(x + width * share, foot - height * 0.62, width * 0.14, height * 0.62, '#9C7248'),
  );
  return (
    rightSide(solid, '#8A6540') +
    topSide(solid, '#DDB684') +
    rect(x, foot - height * 0.62, width, height * 0.62, '#5B4430') +
    blocks.join('') +
    rect(x, foot - height, width, height * 0.36, '#D1A570')
  );
}

/** A full sack lying on its side, as sacks are stacked. */
export function sack(
  x: number,
  foot: number,
  width: number,
  height: number,
  tone: string,
  band?: string,
) {
  const w = width;
  const h = height;
  const body = path(
    `M${x + w * 0.04} ${foot - h * 0.14}C${x - w * 0.03} ${foot - h * 0.5} ${x} ${foot - h * 0.86} ${x + w * 0.09} ${foot - h * 0.92}C${x + w * 0.3} ${foot - h * 1.06} ${x + w * 0.7} ${foot - h * 1.06} ${x + w * 0.91} ${foot - h * 0.92}C${x + w} ${foot - h * 0.86} ${x + w * 1.03} ${foot - h * 0.5} ${x + w * 0.96} ${foot - h * 0.14}C${x + w * 0.8} ${foot + h * 0.03} ${x + w * 0.2} ${foot + h * 0.03} ${x + w * 0.04} ${foot - h * 0.14}Z`,
    down(lighter(tone, 0.36), tone, darker(tone, 0.24)),
  );
  const mark = band
    ? rect(x + w * 0.34, foot - h * 0.99, w * 0.32, h * 0.97, band, { opacity: 0.82 })
    : '';
  const seam = stroke(
    `M${x + w * 0.1} ${foot - h * 0.84}C${x + w * 0.07} ${foot - h * 0.6} ${x + w * 0.07} ${foot - h * 0.4} ${x + w * 0.09} ${foot - h * 0.2}`,
    darker(tone, 0.35),
    1.5,
    { 'stroke-dasharray': '3 3' },
  );
  return body + mark + seam;
}

/** A stack of sacks, each layer laid across the joints of the one below. */
export function sackStack(
  x: number,
  foot: number,
  columns: number,
  rows: number,
  size: number,
  tone: string,
  band?: string,
): string {
  const next = chance(Math.round(x + foot * 3));
  const height = size * 0.4;
  return times(rows)
    .map((row) => {
      const shift = row % 2 ? size * 0.5 : 0;
      const count = row % 2 ? columns - 1 : columns;
      return times(count)
        .map((i) =>
          sack(
            x + shift + i * size + between(next, -2, 2),
            foot - row * height * 0.93,
            size * 0.99,
            height,
            between(next, 0, 1) > 0.5 ? tone : lighter(tone, 0.1),
            band,
          ),
        )
        .join('');
    })
    .join('');
}

/** A milk can of aluminium, 120 px high at scale 1. */
export function milkCan(x: number, y: number, scale: number): string {
  const metal = across('#8FA7B5', '#EEF4F7', '#C9D7DF', '#7F98A7');
  return at(
    x,
    y,
    ellipse(10, 0, 40, 8, '#0B2545', { opacity: 0.2 }) +
      path(
        'M-32 -4C-34 -40 -34 -62 -30 -72C-26 -82 -17 -84 -16 -94L16 -94C17 -84 26 -82 30 -72C34 -62 34 -40 32 -4C20 3 -20 3 -32 -4Z',
        metal,
      ) +
      rect(-20, -106, 40, 14, across('#9DB4C2', '#F7FBFD', '#8FA7B5'), { rx: 4 }) +
      rect(-12, -116, 24, 12, across('#8FA7B5', '#E3EDF2', '#7F98A7'), { rx: 5 }) +
      stroke('M-32 -62C-46 -62 -46 -38 -33 -38M32 -62C46 -62 46 -38 33 -38', '#8FA7B5', 4.5) +
      stroke('M-32 -26C-12 -20 12 -20 32 -26M-32 -14C-12 -8 12 -8 32 -14', '#7F98A7', 2, {
        opacity: 0.8,
      }),
    scale,
  );
}

/** A carton, with frost on it where it comes from the freezer. */
export function carton(solid: Solid, tone = '#D2A877', frosted = false, tape = '#E9D2B0'): string {
  const { x, foot, width, height } = solid;
  const strip = rect(x + width * 0.44, foot - height, width * 0.12, height * 0.34, tape);
  const label = rect(x + width * 0.1, foot - height * 0.42, width * 0.3, height * 0.26, '#F7FBFD', {
    rx: 2,
    opacity: 0.9,
  });
  const rime = frosted
    ? rect(x, foot - height, width, height * 0.5, down(['#FFFFFF', 0, 0.75], ['#FFFFFF', 1, 0])) +
      topSide(solid, '#FFFFFF').replace('/>', ' opacity="0.6"/>')
    : '';
  return box(solid, tone) + strip + label + rime;
}

/** A white insulated box for vaccines. */
export function coolBox(solid: Solid, band: string = colours.teal): string {
  const { x, foot, width, height } = solid;
  return (
    box(solid, '#EDF4F8') +
    rect(x, foot - height * 0.78, width, height * 0.1, '#BDD2DE') +
    rect(x, foot - height * 0.3, width, height * 0.16, band) +
    snowflake(x + width / 2, foot - height * 0.5, height * 0.14, band, 16)
  );
}

const rose = (next: Chance, tone: string): string =>
  circle(0, 0, 13, round(lighter(tone, 0.38), tone, darker(tone, 0.2))) +
  stroke('M-7 -2C-6 -9 5 -10 7 -3C8 4 -3 6 -4 0C-4 -4 2 -5 3 -1', darker(tone, 0.24), 1.9) +
  path('M-12 4C-8 12 8 12 12 4C6 9 -6 9 -12 4Z', darker(tone, 0.14), { opacity: 0.8 }) +
  (next() > 0.5 ? ellipse(-11, 11, 7, 3.4, '#5F8F5A', { transform: 'rotate(-30 -11 11)' }) : '');

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
  const heads = spots.map(([sx, sy]) => at(sx, sy, rose(next, tone), between(next, 0.9, 1.08)));
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

/** Half an avocado, cut side to the front. */
export const avocadoHalf = (x: number, y: number, r: number, turn: number): string =>
  at(
    x,
    y,
    path(
      'M0 -30C13 -29 12 -11 20 3C27 19 12 26 0 26C-12 26 -27 19 -20 3C-12 -11 -13 -29 0 -30Z',
      '#466F38',
    ) +
      path(
        'M0 -26C10 -25 9 -10 16 3C22 17 10 22 0 22C-10 22 -22 17 -16 3C-9 -10 -10 -25 0 -26Z',
        slant('#F2F0B8', '#C9DB7D'),
      ) +
      circle(0, 8, 9.6, round('#C48A5A', '#8A5733')),
    r / 26,
    turn,
  );

/** A sheet of plastic around a load. */
export const wrap = ({ x, foot, width, height }: Solid): string =>
  polygon(
    [
      [x, foot],
      [x, foot - height],
      [x + width, foot - height],
      [x + width, foot],
    ],
    slant(['#FFFFFF', 0, 0.5], ['#FFFFFF', 0.4, 0.08], ['#FFFFFF', 1, 0.3]),
  );
