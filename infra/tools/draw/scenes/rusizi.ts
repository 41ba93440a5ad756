import { rollerDoor } from '../kit/docks.ts';
import { flatRoof, walls } from '../kit/building.ts';
import { times } from '../kit/chance.ts';
import { lamp } from '../kit/devices.ts';
import { pallet } from '../kit/goods.ts';
import { sackStack } from '../kit/sack.ts';
import { pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush } from '../kit/plants.ts';
import { cloud, sky, sun } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';
import { rect } from '../kit/svg.ts';
import { truck } from '../kit/truck.ts';

const rice = '#EFE9DC';
const look = { wall: '#C9D3DC', trim: '#27567A', panel: 46 };
const solid = { x: 330, foot: 600, width: 700, height: 236, depth: 210 };
const doors = [0, 1].map((i) => ({ x: 420 + i * 330, foot: 596, width: 200, height: 164 }));

/** A roof over the yard, on slim posts. */
const canopy = (): string => {
  const roof = { x: 318, foot: 470, width: 730, height: 0, depth: 60 };
  const posts = [336, 690, 1022].map((x) => rect(x, 420, 9, 216, '#5C7485'));
  return posts.join('') + flatRoof({ ...roof, foot: 424 }, look.trim, 4, 14);
};

export function rusizi(): string {
  return (
    sky('dusk') +
    sun(190, 388, 32, '#FFF0D2', '#FFC285') +
    cloud(300, 160, 1.2, '#F5CDB2', 0.6) +
    cloud(880, 130, 0.9, '#E9C3B0', 0.5) +
    landscape({ mood: 'dusk', seed: 260, top: 400, foot: 600, homesteads: 14, swing: 1.1 }) +
    banana(1130, 624, 1.3, 2) +
    banana(258, 624, 1.1, 8) +
    bush(60, 622, 1.2, '#416A58') +
    yard(604, '#A9B4BC') +
    shadow(solid, 0.34) +
    walls(solid, look) +
    flatRoof(solid, look.trim) +
    doors
      .map((door, i) =>
        rollerDoor(
          door,
          i === 0 ? 0.9 : 0.8,
          sackStack(door.x + 56, door.foot - 8, 2, 4, 70, rice, '#3E9CC4'),
          '#8FA5B3',
        ),
      )
      .join('') +
    canopy() +
    times(3)
      .map((i) => lamp(395 + i * 290, 446, true))
      .join('') +
    pool(560, 640, 420, 60, '#FFE3AE', 0.4) +
    pool(900, 752, 300, 36, '#0B2545', 0.28) +
    truck(96, 740, 1.2, '#C9602B', '#F2C078', false) +
    pallet({ x: 716, foot: 756, width: 330, height: 18, depth: 90 }) +
    sackStack(722, 738, 3, 4, 106, rice, '#3E9CC4')
  );
}
