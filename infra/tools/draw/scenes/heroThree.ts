import { landscape } from '../kit/landscape.ts';
import { meadow, pool } from '../kit/ground.ts';
import { down } from '../kit/paint.ts';
import { banana, bush, eucalyptus } from '../kit/plants.ts';
import { cloud, mist, sky } from '../kit/sky.ts';
import { at, polygon, rect, stroke } from '../kit/svg.ts';
import { times } from '../kit/chance.ts';
import { truck } from '../kit/truck.ts';
import { headlineShade } from './headlineShade.ts';
import { volcanoes } from './volcanoes.ts';

/** The road: asphalt, its edge lines and the dashes in its middle. */
function road(): string {
  const dashes = times(10).map((i) =>
    polygon(
      [
        [i * 176 + 20, 808],
        [i * 176 + 110, 808],
        [i * 176 + 104, 815],
        [i * 176 + 14, 815],
      ],
      '#F7FBFD',
      { opacity: 0.9 },
    ),
  );
  const posts = times(9).map(
    (i) =>
      rect(i * 200 + 60, 686, 9, 36, '#F7FBFD', { rx: 2 }) +
      rect(i * 200 + 60, 692, 9, 8, '#E07A1F'),
  );
  return (
    rect(0, 712, 1600, 190, down('#566B7A', '#3F5463')) +
    rect(0, 712, 1600, 5, '#DCE7ED', { opacity: 0.8 }) +
    rect(0, 884, 1600, 6, '#DCE7ED', { opacity: 0.8 }) +
    dashes.join('') +
    posts.join('')
  );
}

/** A lane that winds up the far hillside. */
const lane = stroke(
  'M1180 690C1260 668 1400 664 1420 648C1436 634 1330 626 1330 612C1330 600 1420 598 1450 586',
  '#D9C6A5',
  7,
  { opacity: 0.8 },
);

/** On the road below the volcanoes, cold behind the driver. */
export function heroThree(): string {
  return (
    sky('morning', 1600, 700) +
    cloud(820, 150, 1.3) +
    at(330, 92, volcanoes, 1.06) +
    cloud(1490, 330, 1.1, '#FFFFFF', 0.75) +
    mist(470, 170, 0.6, '#F7FBFD', 1600) +
    landscape({ mood: 'day', seed: 77, top: 520, foot: 700, homesteads: 22, width: 1600 }) +
    lane +
    meadow(682, '#86AE7C', 1600, 900) +
    eucalyptus(700, 700, 1.35) +
    eucalyptus(764, 702, 1.05, '#6B9A74') +
    banana(1500, 706, 1.3, 4) +
    bush(1400, 702, 1.1) +
    road() +
    pool(1100, 838, 420, 30, '#0B2545', 0.3) +
    truck(780, 838, 1.62) +
    headlineShade()
  );
}
