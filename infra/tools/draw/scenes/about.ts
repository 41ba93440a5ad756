import { roses } from '../kit/flowers.ts';
import { times } from '../kit/chance.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { condenser, display } from '../kit/devices.ts';
import { coolBox, milkCan } from '../kit/goods.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush, eucalyptus } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cutaway, rack, type Space } from '../kit/room.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';

const shell = { x: 210, foot: 726, width: 700, height: 430, depth: 200 };
const kinds = [produce.cabbage, produce.tomato, produce.avocado] as const;
const tones = [crateColours.teal, crateColours.leaf, crateColours.navy];

const stock = ({ x, foot, backX, backFoot }: Space): string =>
  rack(backX + 14, backFoot + 8, 290, [26, 116, 206], (y, row) =>
    times(3)
      .map((i) =>
        crate(
          { x: backX + 24 + i * 92, foot: y, width: 80, height: 38, depth: 36 },
          tones[(i + row) % 3] ?? crateColours.teal,
          { kinds: [kinds[(i + row * 2) % 3] ?? produce.tomato], r: 11, heap: 8 },
        ),
      )
      .join(''),
  ) +
  rack(backX + 346, backFoot + 8, 190, [26, 116, 206], (y) =>
    times(2)
      .map((i) => coolBox({ x: backX + 358 + i * 84, foot: y, width: 70, height: 56, depth: 34 }))
      .join(''),
  ) +
  milkCan(x + 300, foot - 6, 0.92) +
  milkCan(x + 376, foot - 4, 0.92) +
  roses(x + 470, foot - 6, 0.95, '#E2647A', 4) +
  roses(x + 560, foot - 4, 0.95, '#F2994A', 7);

/** One room, many trades. */
export function about(): string {
  return (
    sky('dawn', 1200, 690) +
    sun(1030, 300, 34, '#FFF6E0', '#FFD9A0') +
    cloud(200, 170, 1.3, '#FFFFFF', 0.8) +
    cloud(920, 140, 1, '#FFFFFF', 0.65) +
    landscape({ mood: 'warm', seed: 512, top: 440, foot: 694, homesteads: 22 }) +
    meadow(688, '#9DB57E', 1200, 900) +
    eucalyptus(70, 712, 1.3) +
    eucalyptus(124, 714, 1, '#7C9E66') +
    banana(1110, 716, 1.35, 4) +
    bush(180, 722, 1, '#7C9E66') +
    yard(712, '#DCDDD6', 1200, 900) +
    shadow(shell) +
    cutaway({ shell, fans: 4, goods: stock }) +
    condenser({ x: 944, foot: 710, width: 104, height: 88, depth: 58 }) +
    display(310, 428, 0.86, '4.0') +
    pool(470, 852, 420, 40, '#0B2545', 0.22) +
    crate({ x: 220, foot: 836, width: 184, height: 88, depth: 90 }, crateColours.wood, {
      kinds: [produce.potato],
      r: 22,
      heap: 30,
    }) +
    crate({ x: 444, foot: 858, width: 184, height: 88, depth: 92 }, crateColours.teal, {
      kinds: [produce.carrot],
      r: 20,
      heap: 20,
    })
  );
}
