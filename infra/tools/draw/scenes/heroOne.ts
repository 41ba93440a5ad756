import { coldWalls, flatRoof, walls } from '../kit/building.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { condenser, display } from '../kit/devices.ts';
import { coldAir, inside, slidingDoor, strips } from '../kit/doors.ts';
import { milkCan } from '../kit/goods.ts';
import { meadow, pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush, eucalyptus } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';
import { headlineShade } from './headlineShade.ts';

const door = { x: 1078, foot: 690, width: 206, height: 232 };

const goods =
  crate({ x: 1178, foot: 660, width: 104, height: 52, depth: 60 }, crateColours.leaf, {
    kinds: [produce.cabbage],
    r: 13,
  }) +
  crate({ x: 1178, foot: 606, width: 104, height: 52, depth: 60 }, crateColours.teal, {
    kinds: [produce.tomato],
    r: 13,
  }) +
  crate({ x: 1084, foot: 684, width: 104, height: 54, depth: 60 }, crateColours.sun, {
    kinds: [produce.carrot],
    r: 12,
  });

function room(): string {
  const solid = { x: 800, foot: 694, width: 580, height: 290, depth: 220 };
  return (
    shadow(solid) +
    walls(solid, coldWalls) +
    inside(door, 140, goods) +
    strips(door, 0.76) +
    slidingDoor(door, 'left') +
    display(1336, 486, 0.84, '4.5') +
    condenser({ x: 1414, foot: 684, width: 106, height: 88, depth: 64 }) +
    flatRoof(solid, coldWalls.trim, 14, 24)
  );
}

/** Morning at a cold room in the hills, with the harvest before its door. */
export function heroOne(): string {
  return (
    sky('dawn', 1600, 690) +
    sun(640, 380, 36, '#FFF6E0', '#FFD9A0') +
    cloud(760, 150, 1.3, '#FFFFFF', 0.75) +
    cloud(1330, 190, 1.1, '#FFFFFF', 0.65) +
    landscape({ mood: 'warm', seed: 314, top: 440, foot: 690, homesteads: 26, width: 1600 }) +
    eucalyptus(1560, 700, 1.3) +
    meadow(684, '#9DB57E', 1600, 900) +
    banana(742, 704, 1.3, 5) +
    bush(660, 706, 1.1, '#7C9E66') +
    yard(708, '#DCDDD6', 1600, 900) +
    room() +
    coldAir(door) +
    pool(960, 842, 520, 46, '#0B2545', 0.22) +
    crate({ x: 690, foot: 822, width: 180, height: 86, depth: 90 }, crateColours.wood, {
      kinds: [produce.avocado],
      r: 22,
      heap: 30,
    }) +
    crate({ x: 900, foot: 846, width: 184, height: 88, depth: 92 }, crateColours.teal, {
      kinds: [produce.tomato],
      r: 21,
      heap: 28,
    }) +
    milkCan(1176, 838, 1.15) +
    milkCan(1270, 856, 1.26) +
    headlineShade()
  );
}
