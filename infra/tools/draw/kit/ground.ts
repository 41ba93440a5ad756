import { between, chance, times } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { down, glow } from './paint.ts';
import { ellipse, path, polygon, polyline, rect } from './svg.ts';
import { tuft } from './plants.ts';

/** Grass or earth from the horizon of the yard to the lower edge. */
export const meadow = (y: number, tone: string, width = 1200, height = 800): string =>
  path(
    `M0 ${y}C${width * 0.25} ${y - 12} ${width * 0.7} ${y + 10} ${width} ${y - 4}V${height}H0Z`,
    down(lighter(tone, 0.16), darker(tone, 0.14)),
  );

/** A concrete yard with its slabs, seen in the pictures' projection. */
export function yard(y: number, tone: string, width = 1200, height = 800): string {
  const joints = times(Math.ceil(width / 130) + 4).map((i) => {
    const x = -390 + i * 130;
    return polyline(
      [
        [x, height],
        [x + (height - y) * 1.53, y],
      ],
      darker(tone, 0.18),
      1.4,
      { opacity: 0.5 },
    );
  });
  const rows = [0.32, 0.7].map((s) =>
    polyline(
      [
        [0, y + (height - y) * s],
        [width, y + (height - y) * s],
      ],
      darker(tone, 0.18),
      1.4,
      { opacity: 0.45 },
    ),
  );
  return (
    rect(0, y, width, height - y, down(darker(tone, 0.07), lighter(tone, 0.3))) +
    joints.join('') +
    rows.join('') +
    rect(0, y, width, 3, darker(tone, 0.25), { opacity: 0.35 })
  );
}

/** A road of earth that runs across, from the yard to the lower edge. */
export const track = (points: readonly (readonly [number, number])[], tone: string): string =>
  polygon(points, tone);

/** Tufts of grass strewn over a strip. */
export function grass(
  y: number,
  depth: number,
  count: number,
  tone: string,
  seed: number,
  width = 1200,
): string {
  const next = chance(seed);
  return times(count)
    .map(() => {
      const gy = y + between(next, 0, depth);
      return tuft(between(next, 0, width), gy, between(next, 0.5, 0.9), tone, seed);
    })
    .join('');
}

/** A lake with the sky's light on it. */
export function lake(
  y: number,
  foot: number,
  above: string,
  below: string,
  seed: number,
  width = 1200,
): string {
  const next = chance(seed);
  const glints = times(46).map(() => {
    const gy = between(next, y + 6, foot - 4);
    const size = (gy - y) / (foot - y);
    return rect(
      between(next, 0, width),
      gy,
      between(next, 20, 90) * (0.4 + size),
      1 + size * 1.8,
      '#FFFFFF',
      { rx: 1, opacity: between(next, 0.12, 0.5) },
    );
  });
  return rect(0, y, width, foot - y, down(above, below)) + glints.join('');
}

/** A soft pool of light or shade on the ground. */
export const pool = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
): string => ellipse(x, y, rx, ry, glow([colour, 0, opacity], [colour, 1, 0]));
