import { describe, expect, it } from 'vitest';
import { clusterDegrees, clustersOfCells, clustersOfRooms } from './clusters.ts';
import { entryOf } from './entry.ts';
import type { Cell } from './grid.ts';

/** At this zoom a cluster is 90 / 2 ** 8 degrees wide. */
const ZOOM = 8;

it.each([
  [0, 90],
  [1, 45],
  [8, 0.351_562_5],
])('at zoom %d a cluster is %d degrees wide', (zoom, degrees) => {
  expect(clusterDegrees(zoom)).toBe(degrees);
});

describe('clusters of cells', () => {
  /** A cell with rooms of both types, all of them at one place. */
  const cell = (latitude: number, longitude: number, cold: number, warm = 0): Cell => ({
    row: 0,
    column: 0,
    rooms: { 'Cold Room': cold, ...(warm > 0 && { 'Ware House': warm }) },
    latitudes: latitude * 1e6 * (cold + warm),
    longitudes: longitude * 1e6 * (cold + warm),
  });

  it('have the middle of their rooms, to the millionth', () => {
    expect(clustersOfCells([cell(0.01, 0.02, 1), cell(0.02, 0.03, 2)], ZOOM)).toEqual([
      { rooms: 3, latitude: 0.016_667, longitude: 0.026_667 },
    ]);
  });

  it('are apart to the north and to the east, from the border between two squares on', () => {
    const [inside, border] = [0.3515, 0.3516];
    const cells = [
      cell(inside, inside, 1),
      cell(border, inside, 2),
      cell(inside, border, 3),
      cell(border, border, 4),
      cell(-0.1, inside, 5),
    ];
    expect(clustersOfCells(cells, ZOOM)).toEqual([
      { rooms: 1, latitude: inside, longitude: inside },
      { rooms: 2, latitude: border, longitude: inside },
      { rooms: 3, latitude: inside, longitude: border },
      { rooms: 4, latitude: border, longitude: border },
      { rooms: 5, latitude: -0.1, longitude: inside },
    ]);
  });

  it('count only the wanted type, and weigh each cell by its rooms of it', () => {
    const cells = [cell(0.1, 0.1, 1, 3), cell(0.2, 0.3, 1, 1), cell(0.3, 0.3, 5)];
    expect(clustersOfCells(cells, ZOOM, 'Ware House')).toEqual([
      { rooms: 4, latitude: 0.125, longitude: 0.15 },
    ]);
    expect(clustersOfCells(cells, ZOOM, 'Cold Room')).toEqual([
      { rooms: 7, latitude: 0.257_143, longitude: 0.271_429 },
    ]);
  });
});

describe('clusters of rooms', () => {
  const located = (id: string, latitude: number, longitude: number) => ({
    ...entryOf(
      {
        id,
        name: 'Room',
        roomType: 'Cold Room',
        price: 5,
        location: 'Kigali',
        capacity: 8,
        unit: 'tons',
        size: 300,
        temperatureRange: '2°C - 8°C',
        createdAt: '2026-11-22T10:00:00.000Z',
      },
      undefined,
    ),
    latitude,
    longitude,
  });

  it('are two rooms of a square or more; one alone stands alone', () => {
    const alone = located('alone', 0.1, 0.4);
    const rooms = [
      located('a', 0.1, 0.1),
      alone,
      located('b', 0.2, 0.3),
      located('c', 0.3, 0.100_001),
      located('d', 0.4, 0.1),
      located('e', 0.4, 0.2),
    ];
    expect(clustersOfRooms(rooms, ZOOM)).toEqual({
      rooms: [alone],
      clusters: [
        { rooms: 3, latitude: 0.2, longitude: 0.166_667 },
        { rooms: 2, latitude: 0.4, longitude: 0.15 },
      ],
    });
  });
});
