import { times } from '../kit/chance.ts';
import { condenser, display } from '../kit/devices.ts';
import { skyline } from '../kit/far.ts';
import { carton, pallet, wrap } from '../kit/goods.ts';
import { pool, yard } from '../kit/ground.ts';
import { landscape } from '../kit/landscape.ts';
import { down } from '../kit/paint.ts';
import { cutaway, rack, type Space } from '../kit/room.ts';
import { nightLights, sky } from '../kit/sky.ts';
import { at, ellipse, path, polygon, rect } from '../kit/svg.ts';

const shell = { x: 320, foot: 650, width: 650, height: 396, depth: 180 };

/** A fish or a cut of meat, printed on a carton. */
const fishSign = path('M-16 0C-8 -9 6 -8 12 0L20 -7V7L12 0C6 8 -8 9 -16 0Z', '#13729C');
const meatSign =
  path('M-14 2C-16 -8 -2 -14 8 -9C17 -4 16 8 7 10C0 12 -2 6 -7 8C-11 9 -13 6 -14 2Z', '#C2493D') +
  ellipse(5, 0, 3.4, 3, '#F7E3DC');

function box(
  x: number,
  foot: number,
  width: number,
  height: number,
  depth: number,
  fish: boolean,
): string {
  return (
    carton(
      { x, foot, width, height, depth },
      fish ? '#C7D6DE' : '#D2A877',
      true,
      fish ? '#DCE8EE' : '#E9D2B0',
    ) + at(x + width * 0.72, foot - height * 0.34, fish ? fishSign : meatSign, height / 66)
  );
}

const shelf = (x: number, y: number, count: number, fish: boolean): string =>
  times(count)
    .map((i) => box(x + 12 + i * 80, y, 70, 54 - (i % 2) * 8, 34, fish))
    .join('');

const icicles = (space: Space): string =>
  times(22)
    .map((i) => {
      const x = space.x + 14 + i * 27;
      const length = 12 + ((i * 37) % 26);
      return polygon(
        [
          [x, space.top],
          [x + 9, space.top],
          [x + 4, space.top + length],
        ],
        down('#FFFFFF', '#5FA9CB'),
      );
    })
    .join('');

function load(x: number, foot: number): string {
  const rows = [0, 1].flatMap((row) =>
    [0, 1].map((i) => box(x + 4 + i * 80, foot - 16 - row * 58, 78, 56, 62, i === 0)),
  );
  return (
    pallet({ x, foot, width: 168, height: 16, depth: 70 }) +
    rows.join('') +
    wrap({ x: x + 2, foot: foot - 16, width: 164, height: 114, depth: 62 })
  );
}

const freezer = (space: Space): string =>
  rack(space.backX + 14, space.backFoot + 8, 184, [26, 108, 190], (y, row) =>
    shelf(space.backX + 14, y, 2, row !== 1),
  ) +
  rack(space.backX + 234, space.backFoot + 8, 256, [26, 108, 190], (y, row) =>
    shelf(space.backX + 234, y, 3, row === 1),
  ) +
  load(space.x + 30, space.foot - 2) +
  icicles(space) +
  rect(
    space.x,
    space.foot - 70,
    space.right - space.x,
    70,
    down(['#FFFFFF', 0, 0], ['#FFFFFF', 1, 0.5]),
  );

export function nyarugenge(): string {
  return (
    sky('night') +
    nightLights(168, 130, 380, 8) +
    skyline(30, 420, 8, '#24506E', true, 3) +
    skyline(980, 440, 5, '#24506E', true, 21) +
    landscape({ mood: 'night', seed: 27, top: 410, foot: 620, homesteads: 16 }) +
    yard(632, '#5C7B8F') +
    pool(640, 690, 520, 90, '#BFEBFF', 0.5) +
    cutaway({
      shell,
      trim: '#0E5C80',
      wall: '#AFC6D3',
      fans: 4,
      air: ['#E3F5FC', '#86C1DB'],
      goods: freezer,
    }) +
    condenser({ x: 1010, foot: 636, width: 100, height: 84, depth: 56 }, 1) +
    display(408, 340, 0.84, '-19.0') +
    pool(250, 752, 250, 36, '#04101F', 0.5) +
    load(120, 748)
  );
}
