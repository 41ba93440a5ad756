import { flatRoof, walls } from '../kit/building.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { condenser, display } from '../kit/devices.ts';
import { coldAir, inside, slidingDoor, strips } from '../kit/doors.ts';
import { boat } from '../kit/far.ts';
import { lake, meadow, pool, yard } from '../kit/ground.ts';
import { range, ridge } from '../kit/hills.ts';
import { banana, bush } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cloud, mist, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';

const look = { wall: '#E3EDF2', trim: '#0E5C80' };
const door = { x: 820, foot: 606, width: 180, height: 202 };
const icy = { kinds: [produce.fish, produce.ice, produce.fish] as const, r: 12 };

function room(): string {
  const solid = { x: 590, foot: 610, width: 480, height: 252, depth: 170 };
  const goods =
    crate({ x: 910, foot: 580, width: 92, height: 44, depth: 56 }, crateColours.teal, icy) +
    crate({ x: 910, foot: 534, width: 92, height: 44, depth: 56 }, crateColours.teal, icy) +
    crate({ x: 824, foot: 600, width: 92, height: 46, depth: 56 }, crateColours.navy, icy);
  return (
    shadow(solid) +
    walls(solid, look) +
    inside(door, 120, goods) +
    strips(door, 0.74) +
    slidingDoor(door, 'left', '#D3E3EB', look.trim) +
    display(1036, 432, 0.62, '1.0') +
    condenser({ x: 1084, foot: 602, width: 84, height: 70, depth: 50 }) +
    flatRoof(solid, look.trim)
  );
}

export function rubavu(): string {
  return (
    sky('dawn', 1200, 470) +
    sun(300, 404, 34, '#FFF6E0', '#FFC98A') +
    cloud(190, 150, 1.1, '#FFF6EC', 0.8) +
    cloud(760, 190, 0.9, '#FFF6EC', 0.65) +
    range(ridge(402, 46, 5, 460), 470, '#93AFC4', 0.4) +
    range(ridge(432, 30, 19, 380), 474, '#7F9FB0', 0.35) +
    mist(420, 60, 0.6, '#FDF1E0') +
    lake(466, 640, '#E9C9A6', '#4F93B4', 4) +
    pool(300, 500, 150, 40, '#FFF3D6', 0.75) +
    boat(170, 520, 0.8) +
    boat(430, 556, 1.2) +
    boat(300, 488, 0.45) +
    meadow(600, '#93AE7E') +
    bush(540, 622, 1, '#5E8C6A') +
    banana(1160, 630, 1.1, 4) +
    yard(624, '#DAD9D2') +
    room() +
    coldAir(door) +
    pool(380, 752, 400, 40, '#0B2545', 0.22) +
    crate({ x: 110, foot: 736, width: 200, height: 74, depth: 92 }, crateColours.navy, {
      kinds: [produce.fish, produce.ice],
      r: 21,
      heap: 18,
      seed: 5,
    }) +
    crate({ x: 358, foot: 756, width: 204, height: 76, depth: 92 }, crateColours.teal, {
      kinds: [produce.fish, produce.fish, produce.ice],
      r: 21,
      heap: 20,
      seed: 8,
    })
  );
}
