import { between, chance, times } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { down, slant } from './paint.ts';
import { at, ellipse, group, path, rect, stroke } from './svg.ts';

/** A banana plant, 180 px high at scale 1, its foot at the point. */
export function banana(x: number, y: number, scale: number, seed = 1): string {
  const next = chance(seed);
  const blade = (turn: number, length: number, tone: string) =>
    at(
      0,
      -92,
      path(
        `M0 0C${length * 0.22} -34 ${length * 0.72} -32 ${length} 4C${length * 0.72} 2 ${length * 0.3} 12 0 0Z`,
        slant(lighter(tone, 0.16), darker(tone, 0.14)),
      ) +
        stroke(
          `M2 -2C${length * 0.3} -16 ${length * 0.7} -14 ${length} 4`,
          lighter(tone, 0.35),
          1.6,
        ),
      1,
      turn,
    );
  const left = (turn: number, length: number, tone: string) =>
    group({ transform: 'scale(-1 1)' }, blade(turn, length, tone));
  const trunk = path(
    'M-10 0C-8 -40 -6 -70 -3 -98L5 -98C7 -66 9 -36 11 0Z',
    down('#9DB36A', '#7C8A4C'),
  );
  const leaves =
    left(8, 84, '#4F8A58') +
    blade(2, 92, '#457C50') +
    left(-36, 92, '#5E9C64') +
    blade(-40, 88, '#5A955F') +
    blade(-74, 74, '#6BAA6E') +
    left(-66, between(next, 66, 80), '#4F8A58');
  return at(x, y, trunk + leaves, scale);
}

/** A eucalyptus: slim and high, 200 px at scale 1. */
export function eucalyptus(x: number, y: number, scale: number, tone = '#5E8C6A'): string {
  const crowns: [number, number, number, number][] = [
    [-16, -92, 20, 30],
    [16, -108, 20, 34],
    [-8, -140, 22, 36],
    [8, -172, 16, 30],
  ];
  const trunk = path('M-4 0L-2 -150L2 -150L5 0Z', '#B9A68C');
  const leaves = crowns
    .map(([cx, cy, rx, ry], index) =>
      ellipse(cx, cy, rx, ry, slant(lighter(tone, 0.18 - index * 0.03), darker(tone, 0.12))),
    )
    .join('');
  return at(x, y, trunk + leaves, scale);
}

/** An acacia of the eastern plains: flat crown, forked trunk; 150 px high at scale 1. */
export function acacia(x: number, y: number, scale: number, tone = '#6F8F55'): string {
  const trunk =
    stroke('M0 0C-2 -30 2 -46 0 -58C-12 -80 -34 -92 -58 -104', '#6E553F', 8) +
    stroke('M0 -54C8 -78 30 -90 56 -106M0 -60C-2 -84 6 -98 10 -112', '#6E553F', 6);
  const crown = [
    [-58, -112, 56, 15],
    [54, -114, 60, 16],
    [0, -126, 74, 18],
  ] as const;
  const leaves = crown
    .map(([cx, cy, rx, ry]) =>
      ellipse(cx, cy, rx, ry, down(lighter(tone, 0.22), darker(tone, 0.1))),
    )
    .join('');
  return at(x, y, trunk + leaves, scale);
}

/** A round bush with its foot on the point. */
export const bush = (x: number, y: number, scale: number, tone = '#5E8C6A'): string =>
  at(
    x,
    y,
    ellipse(-22, -16, 26, 20, slant(lighter(tone, 0.2), tone)) +
      ellipse(20, -14, 28, 18, slant(lighter(tone, 0.1), darker(tone, 0.1))) +
      ellipse(0, -26, 28, 24, slant(lighter(tone, 0.26), darker(tone, 0.06))) +
      rect(-44, -2, 92, 3, darker(tone, 0.3), { opacity: 0.25, rx: 1.5 }),
    scale,
  );

/** A tuft of grass. */
export function tuft(x: number, y: number, scale: number, tone = '#5E8C6A', seed = 3): string {
  const next = chance(seed + Math.round(x));
  const blades = times(7).map((index) => {
    const lean = (index - 3) * 5 + between(next, -3, 3);
    return stroke(
      `M${(index - 3) * 2.4} 0Q${lean * 0.4} -12 ${lean} ${-between(next, 14, 26)}`,
      tone,
      2.4,
    );
  });
  return at(x, y, blades.join(''), scale);
}
