import { expect, it } from 'vitest';
import { encloses } from './points.ts';
import { isInRwanda } from './rwanda.ts';
import { bordersAround, lakes, parks, roads } from './terrain.ts';
import { townPlaces } from './townPlaces.ts';

/** A degree is about 111 km here, at the equator. */
const KILOMETRE = 1 / 111;

const onRoads = roads.flat();

const distanceTo = ([latitude, longitude]: readonly [number, number]) =>
  Math.min(...onRoads.map(([lat, lon]) => Math.hypot(lat - latitude, lon - longitude)));

it.each(Object.entries(townPlaces))('leads a road to %s', (_, place) => {
  expect(distanceTo(place)).toBeLessThan(2 * KILOMETRE);
});

it('begins and ends each road in the country', () => {
  const ends = roads.flatMap((road) => [road[0], road.at(-1)]);
  const outside = ends.filter((end) => !end || !isInRwanda(end));
  expect(outside).toEqual([]);
});

it('leaves towns out of lakes and parks', () => {
  const rings = [...lakes, ...parks].flatMap((shape) => shape.slice(0, 1));
  const wet = Object.entries(townPlaces).filter(([, place]) =>
    rings.some((ring) => encloses(ring, place)),
  );
  expect(wet).toEqual([]);
});

it('draws borders on a map of the country and around it only', () => {
  for (const [latitude, longitude] of bordersAround.flat()) {
    expect(latitude).toBeGreaterThan(-4.6);
    expect(latitude).toBeLessThan(0.7);
    expect(longitude).toBeGreaterThan(26.9);
    expect(longitude).toBeLessThan(33.1);
  }
});
