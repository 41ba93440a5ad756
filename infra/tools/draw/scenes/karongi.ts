import { gableRoof, walls, type Walls } from '../kit/building.ts';
import { times } from '../kit/chance.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { rollerDoor } from '../kit/doors.ts';
import { sack, sackStack } from '../kit/goods.ts';
import { lake, meadow, pool, yard } from '../kit/ground.ts';
import { range, ridge } from '../kit/hills.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cloud, sky } from '../kit/sky.ts';
import { shadow } from '../kit/solid.ts';
import { polyline, rect } from '../kit/svg.ts';

const jute = '#C9A36F';
const look: Walls = { wall: '#D9B595', trim: '#8E4B32', panel: 62 };
const solid = { x: 470, foot: 614, width: 460, height: 186, depth: 250 };
const door = { x: 612, foot: 610, width: 176, height: 150 };

/** The scaffold before the gable: the roof is being renewed. */
const scaffold = (): string => {
  const posts = [446, 560, 700, 840, 954].map((x) => rect(x - 2.5, 300, 5, 314, '#7F94A1'));
  const decks = [424, 330].map(
    (y) =>
      rect(436, y, 530, 8, '#C99A66') +
      polyline(
        [
          [446, y - 34],
          [954, y - 34],
        ],
        '#7F94A1',
        3,
      ),
  );
  const braces = [
    [446, 560],
    [840, 954],
  ].map(([a = 0, b = 0]) =>
    polyline(
      [
        [a, 424],
        [b, 330],
      ],
      '#93A8B4',
      3,
    ),
  );
  return posts.join('') + braces.join('') + decks.join('');
};

/** Bricks on the gable's front, a few here and there. */
const bricks = (): string =>
  times(38)
    .map((i) =>
      rect(484 + ((i * 97) % 420), 446 + ((i * 53) % 140), 22, 8, '#C4936F', {
        opacity: 0.5,
        rx: 1,
      }),
    )
    .join('');

export function karongi(): string {
  return (
    sky('cloudy') +
    cloud(190, 150, 1.5, '#FFFFFF', 0.75) +
    cloud(520, 110, 1.1, '#FFFFFF', 0.55) +
    cloud(1030, 160, 1.4, '#FFFFFF', 0.7) +
    range(ridge(380, 46, 71, 420), 470, '#A9BFCB', 0.4) +
    lake(446, 560, '#BBD2DC', '#7FAABF', 9) +
    landscape({ mood: 'grey', seed: 230, top: 500, foot: 612, homesteads: 12, swing: 0.7 }) +
    banana(1120, 634, 1.25, 3) +
    meadow(608, '#8DAF80') +
    bush(1010, 626, 0.9) +
    banana(380, 632, 1.05, 6) +
    yard(632, '#D6D8D4') +
    shadow(solid) +
    walls(solid, look) +
    bricks() +
    gableRoof(solid, 118, look) +
    rollerDoor(door, 0.86, sackStack(650, 600, 2, 4, 66, jute), '#A98467') +
    scaffold() +
    pool(290, 756, 330, 40, '#0B2545', 0.22) +
    sackStack(80, 744, 3, 4, 122, jute, '#8E4B32') +
    sack(332, 762, 128, 52, jute) +
    crate({ x: 500, foot: 758, width: 160, height: 64, depth: 76 }, crateColours.wood, {
      kinds: [produce.cherry],
      r: 10.5,
      heap: 26,
    })
  );
}
