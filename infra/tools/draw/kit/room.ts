import { times } from './chance.ts';
import { colours, darker, lighter } from './colour.ts';
import { across, clip, down, glow } from './paint.ts';
import { flatRoof } from './building.ts';
import { evaporator } from './devices.ts';
import { DEPTH_X, DEPTH_Y, rightSide, type Solid } from './solid.ts';
import { ellipse, polygon, rect } from './svg.ts';

export interface Cutaway {
  /** Outer size; the front wall is taken away. */
  shell: Solid;
  trim?: string;
  wall?: string;
  /** Colours of the interior: back wall above and below. */
  air?: readonly [string, string];
  fans?: number;
  /** What stands inside, drawn with the inner space and the back wall's foot in view. */
  goods: (space: Space) => string;
}

/** The inner space: its front opening, and where the back wall meets the floor. */
export interface Space {
  x: number;
  right: number;
  top: number;
  foot: number;
  backX: number;
  backFoot: number;
}

const WALL = 26;

export function spaceOf({ x, foot, width, height, depth }: Solid): Space {
  const floor = foot - 20;
  const inner = x + WALL;
  return {
    x: inner,
    right: x + width - WALL,
    top: foot - height + WALL,
    foot: floor,
    backX: inner + depth * DEPTH_X,
    backFoot: floor + depth * DEPTH_Y,
  };
}

function interior(space: Space, air: readonly [string, string]): string {
  const { x, right, top, foot, backX, backFoot } = space;
  const [light, dim] = air;
  const panels = times(12).map((i) =>
    rect(backX + i * 62, top, 1.6, backFoot - top, darker(dim, 0.12), { opacity: 0.5 }),
  );
  const shine = ellipse(
    (x + right) / 2 + 40,
    top + 40,
    (right - x) * 0.6,
    (foot - top) * 0.7,
    glow(['#FFFFFF', 0, 0.75], ['#FFFFFF', 1, 0]),
  );
  return (
    rect(x, top, right - x, foot - top, down(light, dim)) +
    panels.join('') +
    polygon(
      [
        [x, top],
        [backX, top],
        [backX, backFoot],
        [x, foot],
      ],
      across(darker(dim, 0.2), darker(dim, 0.04)),
    ) +
    polygon(
      [
        [x, foot],
        [backX, backFoot],
        [right, backFoot],
        [right, foot],
      ],
      down(darker(dim, 0.12), lighter(dim, 0.35)),
    ) +
    rect(backX, backFoot - 8, right - backX, 8, lighter(dim, 0.55)) +
    shine
  );
}

/** Insulated walls in section: sheet, foam, sheet. */
function section({ x, foot, width, height }: Solid, wall: string): string {
  const top = foot - height;
  const ring = (inset: number, fill: string) =>
    `<path fill="${fill}" fill-rule="evenodd" d="M${x + inset} ${top + inset}H${x + width - inset}V${foot}H${x + inset}ZM${x + WALL - inset} ${top + WALL - inset}V${foot - 20 + inset * 0.6}H${x + width - WALL + inset}V${top + WALL - inset}Z"/>`;
  return ring(0, lighter(wall, 0.2)) + ring(5, '#F3DCB4');
}

/** A cold room with its front wall taken away, as an architect would cut it. */
export function cutaway({
  shell,
  trim = colours.teal,
  wall = '#DCE8EE',
  air = ['#F7FBFD', '#C3DFEB'],
  fans = 3,
  goods,
}: Cutaway): string {
  const space = spaceOf(shell);
  const opening = rect(space.x, space.top, space.right - space.x, space.foot - space.top, '#000');
  const unitWidth = fans * 62;
  const middle = (space.backX + space.right) / 2;
  const unit = evaporator(middle - unitWidth / 2, space.top + 8, unitWidth, fans);
  const shade =
    rect(
      space.x,
      space.top,
      space.right - space.x,
      22,
      down(['#0B2545', 0, 0.28], ['#0B2545', 1, 0]),
    ) +
    rect(
      space.right - 26,
      space.top,
      26,
      space.foot - space.top,
      across(['#0B2545', 0, 0], ['#0B2545', 1, 0.14]),
    );
  return (
    rightSide(shell, across(darker(wall, 0.22), darker(wall, 0.36))) +
    rightSide({ ...shell, height: 18 }, darker(trim, 0.45)) +
    clip(opening, interior(space, air) + unit + goods(space) + shade) +
    section(shell, wall) +
    rect(shell.x, shell.foot - 6, shell.width, 6, darker(trim, 0.2)) +
    flatRoof(shell, trim)
  );
}

/** A steel rack against the back wall: uprights and shelves; returns the shelves' heights too. */
export function rack(
  x: number,
  foot: number,
  width: number,
  shelves: readonly number[],
  load: (y: number, row: number) => string,
): string {
  const high = Math.max(...shelves) + 40;
  const post = (px: number) => rect(px, foot - high, 8, high, across('#DCE7ED', '#8FA9B8'));
  const boards = shelves.map(
    (y, row) =>
      load(foot - y, row) +
      rect(x - 4, foot - y, width + 8, 8, down('#EAF2F6', '#94ADBB'), { rx: 1.5 }),
  );
  const depth = 40;
  const backPosts = [x, x + width - 8].map((px) =>
    rect(px + depth * DEPTH_X, foot - high + depth * DEPTH_Y, 6, high, '#A9C0CD'),
  );
  return backPosts.join('') + boards.join('') + [x, x + width - 8].map(post).join('');
}
