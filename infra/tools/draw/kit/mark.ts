import { times } from './chance.ts';
import { clip, slant } from './paint.ts';
import { at, group, path, rect, stroke } from './svg.ts';

/** One arm of the snowflake, pointing up, 100 long. */
const arm = (width: number): string => stroke('M0 0V-96M-22 -84L0 -62L22 -84', '#FFFFFF', width);

/** A whole snowflake around the point; `r` its reach in pixels. */
export const snowflake = (x: number, y: number, r: number, colour: string, width = 13): string =>
  at(
    x,
    y,
    times(6)
      .map((i) => at(0, 0, arm(width), 1, i * 60))
      .join(''),
    r / 100,
  ).replaceAll('#FFFFFF', colour);

/**
 * The mark: a snowflake that rises like the sun over two of Rwanda's hills, on a rounded square.
 * Drawn on a field of 48 by 48; few and thick lines, so that it can be read at 16 px. Without
 * corners it fills the whole square, for systems that round icons themselves.
 */
export function mark(corner = 11): string {
  const field = rect(0, 0, 48, 48, '#000', { rx: corner });
  const tile = rect(0, 0, 48, 48, slant('#1A6690', '#0B2545'));
  const flake = at(24, 23, group({}, ...times(6).map((i) => at(0, 0, arm(17), 1, i * 60))), 0.178);
  const far = path('M0 35C8 27.5 15 27 23 31.5C32 36.5 40 34 48 26.5V48H0Z', '#3E9CC4');
  const near = path('M0 38.5C10 33.5 19 35 28 39C35 42 42 41.5 48 38V48H0Z', '#CFE8F3');
  return clip(field, tile + flake + far + near);
}
