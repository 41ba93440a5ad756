import { times } from './chance.ts';
import { colours, darker, lighter } from './colour.ts';
import { across, clip, down } from './paint.ts';
import { behind, rightSide, topSide, type Solid } from './solid.ts';
import { polygon, polyline, rect } from './svg.ts';

export interface Walls {
  wall: string;
  trim: string;
  /** Whether a roof's edge throws shade along the whole front; a gable does not. */
  eaves?: boolean;
  /** Width of a wall panel, in pixels. */
  panel?: number;
}

/** Joints between wall panels on the front. */
function joints({ x, foot, width, height }: Solid, wall: string, panel: number): string {
  const count = Math.round(width / panel);
  return times(count - 1)
    .map((i) => {
      const jx = x + (width * (i + 1)) / count;
      return (
        rect(jx, foot - height, 1.6, height, darker(wall, 0.16)) +
        rect(jx + 1.6, foot - height, 1.4, height, lighter(wall, 0.5))
      );
    })
    .join('');
}

function sideJoints({ x, foot, width, height, depth }: Solid, wall: string, panel: number): string {
  const count = Math.max(2, Math.round((depth * 0.6) / panel) + 1);
  return times(count - 1)
    .map((i) => {
      const low = behind(x + width, foot, (depth * (i + 1)) / count);
      return polyline([low, [low[0], low[1] - height]], darker(wall, 0.46), 1.6, { opacity: 0.5 });
    })
    .join('');
}

/** Front and right wall, with a plinth and the shade of the eaves. */
export function walls(solid: Solid, { wall, trim, panel = 54, eaves = true }: Walls): string {
  const { x, foot, width, height, depth } = solid;
  const plinth = { ...solid, height: 18 };
  return (
    rightSide(solid, across(darker(wall, 0.24), darker(wall, 0.36))) +
    sideJoints(solid, wall, panel) +
    rect(x, foot - height, width, height, across(lighter(wall, 0.3), wall, darker(wall, 0.07))) +
    joints(solid, wall, panel) +
    (eaves ? rect(x, foot - height, width, 30, down(['#0B2545', 0, 0.3], ['#0B2545', 1, 0])) : '') +
    rightSide(plinth, darker(trim, 0.45)) +
    rect(x, foot - 18, width, 18, darker(trim, 0.2)) +
    rect(x, foot - 19, width, 2, lighter(trim, 0.3), { opacity: 0.6 }) +
    polyline(
      [
        [x + width, foot],
        [x + width, foot - height],
      ],
      lighter(wall, 0.6),
      1.6,
    ) +
    polyline(
      [behind(x + width, foot, depth), behind(x + width, foot - height, depth)],
      darker(wall, 0.5),
      1,
      { opacity: 0.4 },
    )
  );
}

/** A flat roof slab that stands over the walls by `over` pixels. */
export function flatRoof(
  { x, foot, width, height, depth }: Solid,
  trim: string,
  over = 12,
  thick = 20,
): string {
  const slab = {
    x: x - over,
    foot: foot - height + 4,
    width: width + over * 2,
    height: thick,
    depth: depth + over,
  };
  return (
    rightSide(slab, darker(trim, 0.42)) +
    topSide(slab, across(lighter(trim, 0.5), lighter(trim, 0.28))) +
    rect(slab.x, slab.foot - thick, slab.width, thick, down(lighter(trim, 0.14), trim)) +
    rect(slab.x, slab.foot - thick, slab.width, 3, lighter(trim, 0.55))
  );
}

/** A gable in front with its ridge running back, clad in trapezoid sheets. */
export function gableRoof(
  { x, foot, width, height, depth }: Solid,
  rise: number,
  { wall, trim, panel = 54 }: Walls,
): string {
  const eaves = foot - height;
  const middle = x + width / 2;
  const over = 22;
  const drop = (rise / (width / 2)) * over;
  const gable = polygon(
    [
      [x, eaves + 1],
      [x - 4, eaves - 4],
      [middle, eaves - rise - 8],
      [x + width + 4, eaves - 4],
      [x + width, eaves + 1],
    ],
    across(lighter(wall, 0.3), wall, darker(wall, 0.07)),
  );
  const lines = joints({ x, foot: eaves, width, height: rise, depth }, wall, panel);
  const cut = clip(
    polygon(
      [
        [x, eaves],
        [middle, eaves - rise],
        [x + width, eaves],
      ],
      '#000',
    ),
    lines,
  );
  const right: [number, number] = [x + width + over, eaves + drop];
  const top: [number, number] = [middle, eaves - rise - 4];
  const peak: [number, number] = [middle, top[1] - 16];
  const edge: [number, number] = [right[0], right[1] - 14];
  const slope =
    polygon(
      [peak, behind(...peak, depth + over), behind(...edge, depth + over), edge],
      across(darker(trim, 0.02), darker(trim, 0.24)),
    ) +
    polygon(
      [edge, behind(...edge, depth + over), behind(...right, depth + over), right],
      darker(trim, 0.45),
    );
  const ribs = times(9).map((i) => {
    const share = (i + 1) / 10;
    const from = behind(...peak, (depth + over) * share);
    const to = behind(...edge, (depth + over) * share);
    return polyline([from, to], darker(trim, 0.4), 1.4, { opacity: 0.35 });
  });
  const bargeLeft = polygon(
    [[x - over, eaves + drop], top, [middle, top[1] - 16], [x - over, eaves + drop - 14]],
    lighter(trim, 0.22),
  );
  const bargeRight = polygon([right, top, [middle, top[1] - 16], [right[0], right[1] - 14]], trim);
  const shade = polygon(
    [
      [x, eaves],
      [middle, eaves - rise],
      [x + width, eaves],
      [x + width, eaves + 16],
      [middle, eaves - rise + 22],
      [x, eaves + 16],
    ],
    '#0B2545',
    { opacity: 0.16 },
  );
  return gable + cut + slope + ribs.join('') + shade + bargeLeft + bargeRight;
}

/** The building's usual colours. */
export const coldWalls: Walls = { wall: '#E3EDF2', trim: colours.teal };
