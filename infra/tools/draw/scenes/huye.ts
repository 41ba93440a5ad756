import { coldWalls, walls } from '../kit/building.ts';
import { times } from '../kit/chance.ts';
import { darker, lighter } from '../kit/colour.ts';
import { condenser, display, solarPanel } from '../kit/devices.ts';
import { coldAir, inside, slidingDoor, strips } from '../kit/doors.ts';
import { cow } from '../kit/far.ts';
import { milkCan } from '../kit/goods.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { down } from '../kit/paint.ts';
import { bush, eucalyptus } from '../kit/plants.ts';
import { cloud, sky } from '../kit/sky.ts';
import { behind, shadow } from '../kit/solid.ts';
import { polygon, rect } from '../kit/svg.ts';

const look = { ...coldWalls, trim: '#2E86AB' };
const solid = { x: 560, foot: 612, width: 420, height: 214, depth: 200 };
const door = { x: 766, foot: 608, width: 146, height: 160 };

/** A roof that leans to the front, for the sun. */
function leanRoof(): string {
  const { x, foot, width, height, depth } = solid;
  const eaves = foot - height + 6;
  const rise = 56;
  const left = behind(x - 14, eaves, depth + 14);
  const right = behind(x + width + 14, eaves, depth + 14);
  const slope = polygon(
    [
      [x - 14, eaves],
      [left[0], left[1] - rise],
      [right[0], right[1] - rise],
      [x + width + 14, eaves],
    ],
    down(lighter(look.trim, 0.22), lighter(look.trim, 0.42)),
  );
  const gable = polygon(
    [[x + width, eaves], behind(x + width, eaves, depth), [right[0] - 14, right[1] - rise + 6]],
    darker(look.wall, 0.32),
  );
  const edge = polygon(
    [
      [x + width + 14, eaves],
      [right[0], right[1] - rise],
      [right[0], right[1] - rise + 14],
      [x + width + 14, eaves + 14],
    ],
    darker(look.trim, 0.4),
  );
  const panels = times(3).map((i) => solarPanel(x + 36 + i * 128, eaves - 16, 112, 86, 70));
  return (
    gable + slope + rect(x - 14, eaves - 2, width + 28, 16, look.trim) + edge + panels.join('')
  );
}

const dairy = (): string =>
  shadow(solid) +
  walls(solid, look) +
  inside(door, 110, milkCan(870, 584, 0.62) + milkCan(826, 592, 0.66) + milkCan(892, 602, 0.7)) +
  strips(door, 0.74) +
  slidingDoor(door, 'left', '#D3E3EB', look.trim) +
  display(950, 480, 0.52, '3.0') +
  condenser({ x: 1014, foot: 606, width: 86, height: 70, depth: 52 }) +
  leanRoof();

export function huye(): string {
  return (
    sky('morning') +
    cloud(250, 130, 1.25, '#FFFFFF', 0.85) +
    cloud(700, 190, 0.85, '#FFFFFF', 0.65) +
    landscape({ mood: 'day', seed: 88, top: 372, foot: 596, homesteads: 9, swing: 1.1 }) +
    eucalyptus(1130, 622, 1.2) +
    eucalyptus(1176, 626, 0.9, '#6B9A74') +
    meadow(586, '#8FB878') +
    cow(170, 606, 1.5, '#8A4B2C') +
    cow(330, 598, 1.15, '#A35D38') +
    cow(440, 612, 1.35, '#6E3B26') +
    bush(52, 632, 1) +
    yard(640, '#D8DFDF') +
    dairy() +
    coldAir(door) +
    pool(360, 752, 330, 36, '#0B2545', 0.2) +
    milkCan(190, 742, 1.1) +
    milkCan(292, 756, 1.22) +
    milkCan(402, 744, 1.1) +
    milkCan(500, 762, 1.22)
  );
}
