import { dock, rollerDoor } from '../kit/docks.ts';
import { flatRoof, walls } from '../kit/building.ts';
import { times } from '../kit/chance.ts';
import { colours } from '../kit/colour.ts';
import { carton, pallet, wrap } from '../kit/goods.ts';
import { pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { mark } from '../kit/mark.ts';
import { bush, eucalyptus } from '../kit/plants.ts';
import { cloud, sky } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';
import { at, rect } from '../kit/svg.ts';
import { truck } from '../kit/truck.ts';

const solid = { x: 110, foot: 588, width: 850, height: 290, depth: 210 };
const doorAt = (i: number) => ({ x: 206 + i * 252, foot: 548, width: 136, height: 138 });

function load(x: number, foot: number, size: number): string {
  const side = size * 0.5;
  const boxes = [0, 1].flatMap((row) =>
    [0, 1].map((i) =>
      carton(
        {
          x: x + 3 + i * side,
          foot: foot - 14 - row * side * 0.78,
          width: side - 2,
          height: side * 0.76,
          depth: size * 0.36,
        },
        i === row ? '#D2A877' : '#C99A66',
      ),
    ),
  );
  return (
    pallet({ x, foot, width: size + 6, height: 14, depth: size * 0.42 }) +
    boxes.join('') +
    wrap({ x: x + 2, foot: foot - 14, width: size, height: size * 0.77, depth: 0 })
  );
}

function hall(): string {
  const doors = times(3).map((i) => {
    const opening = doorAt(i);
    const goods = load(opening.x + 30, opening.foot - 4, 84);
    return (
      dock(opening) +
      rollerDoor(opening, [0.78, 0, 0.62][i] ?? 0, goods) +
      rect(opening.x + 48, opening.foot - 192, 40, 24, colours.deep, { rx: 4 })
    );
  });
  return (
    shadow(solid) +
    walls(solid, { wall: '#DCE6EB', trim: colours.deep, panel: 40 }) +
    rect(110, 340, 850, 14, colours.teal) +
    rect(110, 358, 850, 4, colours.sun) +
    doors.join('') +
    rect(110, 548, 850, 40, '#7F94A1') +
    rect(110, 548, 850, 6, '#A9BAC4') +
    flatRoof(solid, colours.deep, 14, 26) +
    at(886, 386, mark(), 1.4)
  );
}

export function masoro(): string {
  return (
    sky('noon') +
    cloud(250, 140, 1.2) +
    cloud(900, 110, 0.9) +
    cloud(1110, 210, 0.7, '#FFFFFF', 0.6) +
    landscape({ mood: 'day', seed: 202, top: 372, foot: 590, homesteads: 24 }) +
    eucalyptus(1130, 600, 1.1) +
    eucalyptus(1178, 604, 0.9, '#6B9A74') +
    eucalyptus(44, 600, 1) +
    bush(60, 606, 0.9) +
    yard(586, '#CBD4D8') +
    hall() +
    pool(300, 690, 260, 28, '#0B2545', 0.18) +
    load(150, 706, 120) +
    load(316, 724, 120) +
    truck(610, 742, 1.22)
  );
}
