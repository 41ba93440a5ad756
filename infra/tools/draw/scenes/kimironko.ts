import { flatRoof, walls } from '../kit/building.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { condenser } from '../kit/devices.ts';
import { coldAir, inside, slidingDoor, strips } from '../kit/doors.ts';
import { skyline } from '../kit/far.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';

const look = { wall: '#E6EFF1', trim: '#3F8A6B' };
const door = { x: 760, foot: 612, width: 190, height: 214 };

const goods =
  crate({ x: 852, foot: 584, width: 92, height: 46, depth: 56 }, crateColours.leaf, {
    kinds: [produce.tomato],
    r: 12,
  }) +
  crate({ x: 852, foot: 537, width: 92, height: 46, depth: 56 }, crateColours.teal, {
    kinds: [produce.cabbage],
    r: 12,
  }) +
  crate({ x: 764, foot: 606, width: 92, height: 48, depth: 56 }, crateColours.sun, {
    kinds: [produce.carrot],
    r: 11,
  });

function room(): string {
  const solid = { x: 520, foot: 616, width: 480, height: 262, depth: 170 };
  return (
    shadow(solid) +
    walls(solid, look) +
    inside(door, 120, goods) +
    strips(door, 0.74) +
    slidingDoor(door, 'left', '#D3E3EB', look.trim) +
    condenser({ x: 1040, foot: 606, width: 92, height: 76, depth: 56 }) +
    flatRoof(solid, look.trim)
  );
}

export function kimironko(): string {
  return (
    sky('dawn') +
    sun(196, 330, 30, '#FFF6E0', '#FFD9A0') +
    cloud(430, 150, 1, '#FFFFFF', 0.7) +
    cloud(980, 200, 0.9, '#FFFFFF', 0.6) +
    skyline(300, 420, 7, '#B5C6CC', false, 11) +
    landscape({ mood: 'warm', seed: 63, top: 404, foot: 610, homesteads: 34 }) +
    meadow(606, '#9DB57E') +
    banana(468, 626, 1.05, 5) +
    yard(630, '#DCDDD6') +
    bush(60, 640, 1.1, '#7C9E66') +
    room() +
    coldAir(door) +
    pool(380, 752, 420, 40, '#0B2545', 0.22) +
    crate({ x: 96, foot: 726, width: 164, height: 80, depth: 84 }, crateColours.wood, {
      kinds: [produce.cabbage],
      r: 23,
      heap: 26,
    }) +
    crate({ x: 300, foot: 742, width: 170, height: 82, depth: 86 }, crateColours.teal, {
      kinds: [produce.tomato],
      r: 20,
      heap: 26,
    }) +
    crate({ x: 514, foot: 758, width: 168, height: 82, depth: 84 }, crateColours.leaf, {
      kinds: [produce.carrot],
      r: 19,
      heap: 22,
    })
  );
}
