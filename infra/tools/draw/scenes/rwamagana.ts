import { roses } from '../kit/flowers.ts';
import { times } from '../kit/chance.ts';
import { condenser, display } from '../kit/devices.ts';
import { greenhouses } from '../kit/far.ts';
import { carton } from '../kit/goods.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { bush } from '../kit/plants.ts';
import { cutaway, rack, type Space } from '../kit/room.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';

const shell = { x: 250, foot: 650, width: 640, height: 396, depth: 180 };
const tones = ['#E2647A', '#F2994A', '#F6E3D2', '#C9405B', '#F3A9B4', '#F4C86A'];
const tone = (i: number): string => tones[i % tones.length] ?? '#E2647A';

const row = (x: number, y: number, count: number, scale: number, first: number): string =>
  times(count)
    .map((i) => roses(x + i * 96 * scale * 1.06, y, scale, tone(first + i), first + i * 3))
    .join('');

const flowers = ({ x, foot, backX, backFoot }: Space): string =>
  rack(backX + 14, backFoot + 8, 474, [26, 152], (y, level) =>
    row(backX + 66, y, 5, 0.86, level * 2 + 1),
  ) +
  row(x + 70, foot - 6, 3, 0.9, 3) +
  carton({ x: x + 372, foot: foot - 4, width: 150, height: 44, depth: 66 }, '#D9B78C') +
  carton({ x: x + 378, foot: foot - 48, width: 150, height: 44, depth: 66 }, '#E1C298');

export function rwamagana(): string {
  return (
    sky('dawn') +
    sun(1040, 330, 30, '#FFF6E0', '#FFCF9E') +
    cloud(150, 170, 1.1, '#FFFFFF', 0.75) +
    cloud(980, 150, 0.85, '#FFFFFF', 0.65) +
    landscape({ mood: 'warm', seed: 173, top: 420, foot: 612, homesteads: 10, swing: 0.8 }) +
    greenhouses(80, 616, 2, 0.95) +
    greenhouses(990, 612, 3, 0.9) +
    meadow(608, '#9DBB80') +
    bush(200, 646, 0.9, '#7C9E66') +
    yard(638, '#DEDCD4') +
    shadow(shell) +
    cutaway({ shell, trim: '#3F8A6B', fans: 3, air: ['#F4FAFC', '#BFDDE9'], goods: flowers }) +
    condenser({ x: 922, foot: 634, width: 96, height: 80, depth: 56 }) +
    display(334, 372, 0.8, '3.0') +
    pool(250, 764, 240, 28, '#0B2545', 0.2) +
    roses(150, 758, 1.3, '#C9405B', 5) +
    roses(274, 770, 1.34, '#F2994A', 9) +
    roses(394, 762, 1.28, '#F3A9B4', 13)
  );
}
