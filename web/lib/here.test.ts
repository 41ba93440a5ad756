import { expect, test } from 'vitest';
import { askHere, readHere } from './here.ts';

type Geolocation = Navigator['geolocation'];

const failing = (code: number) =>
  ({
    getCurrentPosition: (_: unknown, fail: (error: object) => void) =>
      fail({ code, PERMISSION_DENIED: 1 }),
  }) as unknown as Geolocation;

test('a reader who refuses, or whom nobody finds, hears what to do instead', async () => {
  expect(await askHere({ geolocation: failing(1) })).toMatch(
    /^Your browser does not tell .* enter a city\.$/,
  );
  expect(await askHere({ geolocation: failing(2) })).toMatch(/^It could not be found out/);
  expect(await askHere({ geolocation: failing(3) })).toMatch(/^It could not be found out/);
  expect(await askHere({})).toMatch(/^It could not be found out .* enter a city\.$/);
  expect(readHere()).toBeUndefined();
});

test('where the reader is, is known to about a kilometre', async () => {
  const geolocation = {
    getCurrentPosition: (found: (position: object) => void) =>
      found({ coords: { latitude: -1.953_61, longitude: 30.060_49 } }),
  } as unknown as Geolocation;
  expect(await askHere({ geolocation })).toBeUndefined();
  expect(readHere()).toEqual({ latitude: -1.95, longitude: 30.06 });
});
