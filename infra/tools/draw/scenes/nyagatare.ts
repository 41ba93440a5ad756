import { rollerDoor } from '../kit/docks.ts';
import { gableRoof, walls, type Walls } from '../kit/building.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { silo } from '../kit/far.ts';
import { pallet } from '../kit/goods.ts';
import { sackStack } from '../kit/sack.ts';
import { grass, meadow, pool, yard } from '../kit/ground.ts';
import { range, ridge } from '../kit/hills.ts';
import { acacia, bush } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cloud, mist, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';
import { rect } from '../kit/svg.ts';

const sacks = '#E3C98F';
const look: Walls = { wall: '#E2DCCB', trim: '#3F7A78', panel: 48, eaves: false };
const solid = { x: 330, foot: 612, width: 500, height: 196, depth: 240 };
const door = { x: 480, foot: 608, width: 200, height: 158 };

export function nyagatare(): string {
  return (
    sky('golden') +
    sun(160, 356, 40, '#FFF6E0', '#FFD08A') +
    cloud(420, 130, 1.1, '#FFF6E8', 0.75) +
    cloud(1010, 170, 1.2, '#FFF6E8', 0.65) +
    range(ridge(520, 22, 13, 640), 640, '#B3BE9C', 0.3) +
    range(ridge(548, 16, 29, 560), 640, '#A5B27F', 0.25) +
    mist(500, 90, 0.4, '#FFEBCB') +
    acacia(86, 596, 0.55, '#8A9A62') +
    meadow(578, '#B8B56C') +
    grass(588, 34, 40, '#9A9A54', 7) +
    acacia(212, 622, 1.3) +
    silo(944, 612, 1.35) +
    silo(1060, 618, 1.12) +
    bush(1150, 626, 1, '#8A9A58') +
    yard(630, '#DDD3BF') +
    shadow(solid) +
    walls(solid, look) +
    gableRoof(solid, 104, look) +
    rect(556, 436, 48, 26, '#3F7A78', { rx: 3 }) +
    rollerDoor(door, 0.88, sackStack(520, 598, 2, 4, 72, sacks, '#5E8C6A')) +
    pool(760, 752, 430, 42, '#0B2545', 0.22) +
    pallet({ x: 560, foot: 756, width: 350, height: 18, depth: 90 }) +
    sackStack(566, 738, 3, 4, 112, sacks, '#5E8C6A') +
    crate({ x: 960, foot: 758, width: 158, height: 74, depth: 80 }, crateColours.wood, {
      kinds: [produce.maize],
      r: 22,
      heap: 18,
    })
  );
}
