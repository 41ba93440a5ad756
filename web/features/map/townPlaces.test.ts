import { expect, test } from 'vitest';
import { townNames } from '#shared/search/towns.ts';
import { isInRwanda } from './rwanda.ts';
import { townPlaces } from './townPlaces.ts';

test('the towns that people know by several names are on the map', () => {
  expect(Object.keys(townPlaces)).toEqual(expect.arrayContaining([...townNames]));
});

test.each(Object.entries(townPlaces))('%s lies in Rwanda', (_, place) => {
  expect(isInRwanda(place)).toBe(true);
});
