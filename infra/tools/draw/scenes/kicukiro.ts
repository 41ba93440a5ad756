import { times } from '../kit/chance.ts';
import { colours } from '../kit/colour.ts';
import { condenser, display } from '../kit/devices.ts';
import { carton, coolBox, vial } from '../kit/goods.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { skyline } from '../kit/far.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush } from '../kit/plants.ts';
import { cutaway, rack, type Space } from '../kit/room.ts';
import { cloud, sky } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';

const shell = { x: 236, foot: 650, width: 640, height: 392, depth: 180 };

const bands = [colours.teal, colours.sun, '#3E9CC4', colours.leaf];

const shelf = (x: number, y: number, row: number, count: number): string =>
  times(count)
    .map((i) =>
      coolBox(
        { x: x + 12 + i * 76, foot: y, width: 62, height: 58 - ((i + row) % 2) * 10, depth: 34 },
        bands[(row + i) % 4],
      ),
    )
    .join('');

const vault = ({ x, foot, backX, backFoot }: Space): string =>
  rack(backX + 16, backFoot + 8, 172, [26, 108, 190], (y, row) => shelf(backX + 16, y, row, 2)) +
  rack(backX + 226, backFoot + 8, 250, [26, 108, 190], (y, row) =>
    shelf(backX + 226, y, row + 1, 3),
  ) +
  carton(
    { x: x + 34, foot: foot - 4, width: 100, height: 66, depth: 60 },
    '#C9DCE6',
    false,
    '#A9C3D1',
  ) +
  coolBox({ x: x + 390, foot: foot - 4, width: 112, height: 80, depth: 66 }, colours.teal);

export function kicukiro(): string {
  return (
    sky('noon') +
    cloud(150, 170, 1.2) +
    cloud(1030, 120, 1) +
    skyline(930, 410, 6, '#A9C9D6', false, 5) +
    landscape({ mood: 'day', seed: 41, top: 392, foot: 616, homesteads: 26 }) +
    meadow(612, '#86AE7C') +
    banana(150, 640, 1, 2) +
    yard(636, '#D8E0E3') +
    bush(196, 648, 0.9) +
    bush(1090, 644, 1.1, '#6B9A74') +
    shadow(shell) +
    cutaway({ shell, trim: '#1B4B7A', fans: 3, air: ['#EAF5FA', '#A9D0E2'], goods: vault }) +
    condenser({ x: 912, foot: 634, width: 104, height: 86, depth: 60 }) +
    display(322, 372, 0.8, '5.0') +
    pool(430, 760, 260, 32, '#0B2545', 0.2) +
    coolBox({ x: 282, foot: 760, width: 146, height: 100, depth: 90 }, colours.teal) +
    coolBox({ x: 478, foot: 768, width: 116, height: 82, depth: 76 }, colours.sun) +
    times(4)
      .map((i) => vial(672 + i * 40, 766 - (i % 2) * 8, 1.15, bands[i] ?? colours.teal))
      .join('')
  );
}
