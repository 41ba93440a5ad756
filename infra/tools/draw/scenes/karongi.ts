import { rollerDoor } from '../kit/docks.ts';
import { gableRoof, walls, type Walls } from '../kit/building.ts';
import { times } from '../kit/chance.ts';
import { crate, crateColours } from '../kit/crate.ts';
import { sack, sackStack } from '../kit/sack.ts';
import { lake, meadow, pool, yard } from '../kit/ground.ts';
import { range, ridge } from '../kit/hills.ts';
import { landscape } from '../kit/landscape.ts';
import { banana, bush } from '../kit/plants.ts';
import { produce } from '../kit/produce.ts';
import { cloud, sky } from '../kit/sky.ts';
import { behind, shadow } from '../kit/solid.ts';
import { polygon, polyline, rect, type Point } from '../kit/svg.ts';

const jute = '#C9A36F';
const look: Walls = { wall: '#D9B595', trim: '#8E4B32', panel: 154, eaves: false };
const solid = { x: 470, foot: 614, width: 460, height: 186, depth: 250 };
const door = { x: 612, foot: 610, width: 176, height: 150 };

/** The roof is being renewed: a part stands open to its rafters and battens. */
const openRoof = (): string => {
  const spot = (along: number, low: number): Point =>
    behind(700 + 252 * low, 300 + 132 * low - 6, 30 + 216 * along);
  const hole = [spot(0.34, 0.1), spot(0.92, 0.1), spot(0.92, 0.84), spot(0.34, 0.84)];
  const rafters = times(5).map((i) => {
    const along = 0.36 + i * 0.135;
    return polyline([spot(along, 0.1), spot(along, 0.84)], '#DDB07A', 6);
  });
  const battens = [0.3, 0.5, 0.7].map((low) =>
    polyline([spot(0.34, low), spot(0.92, low)], '#B98A58', 3.4),
  );
  return polygon(hole, '#4B2A20') + battens.join('') + rafters.join('');
};

function scaffold(): string {
  const spot = (depth: number, y: number): Point => behind(956, y, depth);
  const depths = [14, 90, 166, 240];
  const posts = depths.map((depth) =>
    polyline([spot(depth, 622), spot(depth, 404)], '#8FA5B2', 4.5),
  );
  const decks = [520, 440].map(
    (y) =>
      polygon([spot(8, y), spot(246, y), spot(246, y + 8), spot(8, y + 8)], '#C99A66') +
      polyline([spot(14, y - 30), spot(240, y - 30)], '#8FA5B2', 2.6),
  );
  const braces = [0, 2].map((i) =>
    polyline([spot(depths[i] ?? 0, 616), spot(depths[i + 1] ?? 0, 526)], '#A3B6C1', 2.6),
  );
  return braces.join('') + decks.join('') + posts.join('');
}

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
    openRoof() +
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
