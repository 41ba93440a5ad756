import { coldWalls, flatRoof, walls } from '../kit/building.ts';
import { times } from '../kit/chance.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { condenser, display } from '../kit/devices.ts';
import { coldAir, inside, slidingDoor, strips } from '../kit/doors.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { bush, eucalyptus } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cloud, mist, sky } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';
import { volcanoes } from './volcanoes.ts';

const door = { x: 352, foot: 606, width: 176, height: 200 };

const stack = (x: number, foot: number, layers: number): string =>
  times(layers)
    .map((i) =>
      crate({ x, foot: foot - i * 44, width: 78, height: 42, depth: 56 }, crateColours.wood, {
        kinds: [produce.potato],
        r: 11,
        heap: i === layers - 1 ? 14 : 2,
      }),
    )
    .join('');

function store(): string {
  const solid = { x: 112, foot: 610, width: 530, height: 252, depth: 190 };
  return (
    shadow(solid) +
    walls(solid, coldWalls) +
    inside(door, 120, stack(432, 580, 4) + stack(350, 600, 2)) +
    strips(door, 0.72) +
    slidingDoor(door, 'left') +
    display(588, 440, 0.92, '6.0') +
    condenser({ x: 668, foot: 602, width: 96, height: 78, depth: 60 }) +
    flatRoof(solid, coldWalls.trim)
  );
}

export function musanze(): string {
  return (
    sky('morning') +
    cloud(210, 150, 1.1, '#FFFFFF', 0.85) +
    cloud(560, 236, 0.8, '#FFFFFF', 0.6) +
    volcanoes +
    cloud(1090, 330, 0.9, '#FFFFFF', 0.7) +
    mist(400, 140, 0.6) +
    landscape({ mood: 'day', seed: 7, top: 452, foot: 610, homesteads: 12, swing: 0.8 }) +
    eucalyptus(62, 616, 1.25) +
    eucalyptus(1136, 618, 1.05) +
    eucalyptus(1176, 622, 0.85, '#6B9A74') +
    meadow(602, '#86AE7C') +
    bush(930, 622, 0.8) +
    yard(624, '#D3DBDB') +
    store() +
    coldAir(door) +
    pool(860, 748, 330, 44, '#0B2545', 0.24) +
    crate({ x: 640, foot: 738, width: 186, height: 90, depth: 92 }, crateColours.wood, {
      kinds: [produce.potato],
      r: 23,
      heap: 34,
    }) +
    crate({ x: 872, foot: 756, width: 182, height: 86, depth: 88 }, crateColours.teal, {
      kinds: [produce.potato],
      r: 22,
      heap: 28,
      seed: 9,
    })
  );
}
