import { between, chance, pick, times } from './chance.ts';
import { darker, lighter } from './colour.ts';
import { across, clip, down } from './paint.ts';
import type { Produce } from './produce.ts';
import { behind, DEPTH_X, DEPTH_Y, rightSide, type Solid } from './solid.ts';
import { at, polygon, rect } from './svg.ts';

export interface Filling {
  kinds: readonly [Produce, ...Produce[]];
  /** Radius of a piece, in pixels. */
  r: number;
  /** Height of the heap above the rim, in pixels. */
  heap?: number;
  seed?: number;
}

export const crateColours = {
  teal: '#1C7FA8',
  navy: '#1F4E79',
  leaf: '#5E9C74',
  wood: '#CFA36B',
  sun: '#E8913F',
  pale: '#C9DDE6',
};

/** Rows of produce from the back of the crate to its front, higher in the middle. */
function heapOf({ x, foot, width, height, depth }: Solid, filling: Filling): string {
  const { kinds, r, heap = r * 0.9, seed = 1 } = filling;
  const next = chance(seed + Math.round(x * 7 + foot));
  const rows = Math.max(2, Math.ceil(depth / (r * 1.15)));
  const perRow = Math.max(2, Math.round(width / (r * 1.55)));
  return times(rows)
    .flatMap((row) => {
      const back = depth * (1 - (row + 0.5) / rows);
      return times(perRow).map((i) => {
        const share = (i + 0.5 + between(next, -0.15, 0.15)) / perRow;
        const slope = row === rows - 1 ? 0.3 : 0.7 + 0.3 * Math.sin((3.14 * (row + 1)) / rows);
        const bulge = heap * (1 - (2 * share - 1) ** 2) * slope;
        const px = x + r * 0.5 + (width - r) * share + back * DEPTH_X;
        const py = foot - height + back * DEPTH_Y - bulge + r * 0.15;
        return at(px, py, pick(next, kinds)(next, r), 1);
      });
    })
    .join('');
}

/** Openings in a crate's front: two rows of slots and a handle. */
function slots({ x, foot, width, height }: Solid, colour: string): string {
  const count = Math.max(4, Math.round(width / 20));
  const gap = width / count;
  const hole = darker(colour, 0.45);
  const holes = times(count).flatMap((i) =>
    [0.46, 0.72].map((y) =>
      rect(x + gap * i + gap * 0.24, foot - height + height * y, gap * 0.52, height * 0.14, hole, {
        rx: 2,
        opacity: 0.75,
      }),
    ),
  );
  const handle = rect(x + width * 0.4, foot - height * 0.82, width * 0.2, height * 0.16, hole, {
    rx: height * 0.08,
  });
  return holes.join('') + handle;
}

const planks = ({ x, foot, width, height }: Solid, colour: string): string =>
  times(3)
    .map((i) =>
      rect(
        x,
        foot - height + (height * i) / 3,
        width,
        height / 3 - 4,
        down(lighter(colour, 0.14), darker(colour, 0.06)),
        { rx: 1.5 },
      ),
    )
    .join('') +
  rect(x, foot - height - 2, 8, height + 2, darker(colour, 0.14), { rx: 1 }) +
  rect(x + width - 8, foot - height - 2, 8, height + 2, darker(colour, 0.2), { rx: 1 });

/** An open crate, of plastic or (in the wood's colour) of planks, filled with produce. */
export function crate(solid: Solid, colour: string, filling?: Filling): string {
  const { x, foot, width, height, depth } = solid;
  const top = foot - height;
  const wooden = colour === crateColours.wood;
  const inside = polygon(
    [[x, top], behind(x, top, depth), behind(x + width, top, depth), [x + width, top]],
    darker(colour, 0.55),
  );
  const rim = polygon(
    [
      [x, top],
      behind(x, top, depth),
      behind(x + width, top, depth),
      behind(x + width, top + 5, depth),
      behind(x + 4, top + 5, depth),
      [x + 6, top + 4],
    ],
    lighter(colour, 0.2),
  );
  const side = rightSide(solid, across(darker(colour, 0.22), darker(colour, 0.36)));
  const room = rect(x - 30, top - 160, width + depth + 60, 160 + height * 0.4, '#000');
  const heap = filling ? clip(room, heapOf(solid, filling)) : '';
  const shade = rect(x, top, width, height, darker(colour, 0.5));
  const front = wooden
    ? shade + planks(solid, colour)
    : rect(x, top, width, height, down(lighter(colour, 0.14), darker(colour, 0.08)), { rx: 3 }) +
      slots(solid, colour) +
      rect(x - 2, top - 2, width + 4, height * 0.13, lighter(colour, 0.24), { rx: 3 });
  return inside + rim + heap + side + front;
}
