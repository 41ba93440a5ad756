import { darker, lighter } from './colour.ts';
import { across, blur, down } from './paint.ts';
import { polygon, rect, type Point } from './svg.ts';

/**
 * Everything solid is drawn in one oblique projection: the front as it is, and depth going to the
 * right and upwards. Light comes from the upper left, so tops are bright and right sides dark.
 */
export const DEPTH_X = 0.46;
export const DEPTH_Y = -0.3;

/** The point `depth` pixels behind another. */
export const behind = (x: number, y: number, depth: number): Point => [
  x + depth * DEPTH_X,
  y + depth * DEPTH_Y,
];

/** A solid by the left end of its front's foot. */
export interface Solid {
  x: number;
  foot: number;
  width: number;
  height: number;
  depth: number;
}

export function rightSide({ x, foot, width, height, depth }: Solid, fill: string): string {
  const right = x + width;
  return polygon(
    [
      [right, foot],
      behind(right, foot, depth),
      behind(right, foot - height, depth),
      [right, foot - height],
    ],
    fill,
  );
}

export function topSide({ x, foot, width, height, depth }: Solid, fill: string): string {
  const top = foot - height;
  return polygon(
    [[x, top], behind(x, top, depth), behind(x + width, top, depth), [x + width, top]],
    fill,
  );
}

/** A plain box of one colour. */
export function box(solid: Solid, colour: string): string {
  const { x, foot, width, height } = solid;
  return (
    rightSide(solid, down(darker(colour, 0.2), darker(colour, 0.34))) +
    topSide(solid, across(lighter(colour, 0.42), lighter(colour, 0.2))) +
    rect(x, foot - height, width, height, down(lighter(colour, 0.08), darker(colour, 0.05)))
  );
}

/** The shadow that a solid throws on the ground, to the right. */
export function shadow({ x, foot, width, depth, height }: Solid, strength = 0.26): string {
  const reach = Math.min(70, height * 0.22);
  const [backX, backY] = behind(x + width, foot, depth);
  return polygon(
    [
      [x - 3, foot + 3],
      [x + width + 2, foot + 5],
      [x + width + reach, foot - reach * 0.1],
      [backX + reach, backY],
      [backX, backY],
      behind(x, foot, depth),
    ],
    '#0B2545',
    { opacity: strength, filter: blur(4) },
  );
}
