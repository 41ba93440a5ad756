import { roses } from '../kit/flowers.ts';
import { times } from '../kit/chance.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { condenser, display } from '../kit/devices.ts';
import { skyline } from '../kit/far.ts';
import { coolBox } from '../kit/goods.ts';
import { pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { produce } from '../kit/produce.ts';
import { cutaway, rack, type Space } from '../kit/room.ts';
import { nightLights, sky } from '../kit/sky.ts';
import { headlineShade } from './headlineShade.ts';

const shell = { x: 730, foot: 742, width: 700, height: 446, depth: 200 };

const kinds = [produce.tomato, produce.cabbage, produce.avocado, produce.carrot] as const;
const tones = [crateColours.teal, crateColours.leaf, crateColours.sun, crateColours.navy];

const crates = (x: number, y: number, row: number): string =>
  times(3)
    .map((i) =>
      crate(
        { x: x + 10 + i * 92, foot: y, width: 80, height: 38, depth: 36 },
        tones[(i + row) % 4] ?? crateColours.teal,
        { kinds: [kinds[(i + row * 2) % 4] ?? produce.tomato], r: 11, heap: 8 },
      ),
    )
    .join('');

const boxes = (x: number, y: number, row: number): string =>
  times(2)
    .map((i) =>
      coolBox({
        x: x + 12 + i * 84,
        foot: y,
        width: 70,
        height: 58 - ((i + row) % 2) * 8,
        depth: 34,
      }),
    )
    .join('');

const stock = ({ x, foot, backX, backFoot }: Space): string =>
  rack(backX + 14, backFoot + 8, 290, [26, 116, 206], (y, row) => crates(backX + 14, y, row)) +
  rack(backX + 346, backFoot + 8, 190, [26, 116, 206], (y, row) => boxes(backX + 346, y, row)) +
  roses(x + 80, foot - 6, 1, '#E2647A', 5) +
  roses(x + 176, foot - 4, 1, '#F2994A', 8) +
  crate({ x: x + 300, foot: foot - 6, width: 130, height: 62, depth: 66 }, crateColours.wood, {
    kinds: [produce.potato],
    r: 15,
    heap: 20,
  });

/** Night over Kigali, and one lit room that keeps watch. */
export function heroTwo(): string {
  return (
    sky('night', 1600, 710) +
    nightLights(1490, 130, 400, 8, 1600) +
    skyline(480, 470, 6, '#24506E', true, 3) +
    skyline(1440, 480, 5, '#24506E', true, 21) +
    landscape({ mood: 'night', seed: 27, top: 460, foot: 706, homesteads: 20, width: 1600 }) +
    yard(722, '#5C7B8F', 1600, 900) +
    pool(1060, 790, 620, 110, '#BFEBFF', 0.5) +
    cutaway({
      shell,
      trim: '#0E5C80',
      wall: '#AFC6D3',
      fans: 4,
      air: ['#EAF7FC', '#9CCFE3'],
      goods: stock,
    }) +
    condenser({ x: 1470, foot: 726, width: 104, height: 88, depth: 58 }) +
    display(836, 432, 0.86, '4.0') +
    headlineShade()
  );
}
