import { expect, it } from 'vitest';
import { distancesFrom } from './distance.ts';

/** Kilometres of a degree. */
const DEGREE = 111.195;

it.each([
  [{ latitude: 0, longitude: 30 }, 0],
  [{ latitude: 1, longitude: 30 }, DEGREE],
  [{ latitude: -1, longitude: 30 }, DEGREE],
  [{ latitude: 0, longitude: 32 }, 2 * DEGREE],
  [{ latitude: 0, longitude: 28 }, 2 * DEGREE],
  [{ latitude: 3, longitude: 26 }, 5 * DEGREE],
])('from the equator to %j are %d km', (other, km) => {
  expect(distancesFrom({ latitude: 0, longitude: 30 }).to(other)).toBeCloseTo(km, 9);
});

it('a degree of longitude is shorter away from the equator, there and where it is measured from', () => {
  for (const latitude of [60, -60]) {
    const { to } = distancesFrom({ latitude, longitude: 30 });
    expect(to({ latitude, longitude: 31 })).toBeCloseTo(DEGREE / 2, 9);
    expect(to({ latitude: latitude + 1, longitude: 30 })).toBeCloseTo(DEGREE, 9);
  }
});

it.each([
  // South-west of the rectangle, south of it, in it, and north-east of it.
  [-3, -4, 5, Math.hypot(4, 6)],
  [-2, 1, 2, Math.hypot(3, 1)],
  [-2, 0.5, 2, Math.hypot(3, 1.5)],
  [0.25, 0.5, 0, Math.hypot(0.75, 1.5)],
  [0.75, 1.5, 0, Math.hypot(0.75, 1.5)],
  [4, 6, 5, Math.hypot(4, 6)],
  [0.5, 5, 3, Math.hypot(0.5, 5)],
  [0.5, -3, 3, Math.hypot(0.5, 5)],
])(
  'of %d to the north and %d to the east, the nearest is %d and the farthest %d',
  (north, east, nearest, farthest) => {
    // So near to the equator, all degrees are as long.
    const tiny = 1e-5;
    const { toBox } = distancesFrom({ latitude: north * tiny, longitude: 30 + east * tiny });
    const found = toBox({ south: 0, north: tiny, west: 30, east: 30 + 2 * tiny });
    expect(found.nearest / DEGREE / tiny).toBeCloseTo(nearest, 6);
    expect(found.farthest / DEGREE / tiny).toBeCloseTo(farthest, 6);
  },
);
