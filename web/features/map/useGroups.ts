import { useMemo } from 'react';
import type { Place } from './boxes.ts';
import { groupMarks } from './groups.ts';
import type { Point } from './points.ts';
import { PRICES } from './pricePin.ts';
import { SEVERAL } from './severalPin.ts';
import { roomIn, type Sight } from './useHeads.ts';
import type { MappedRoom } from './useMarks.ts';
import { CLOSEST } from './useView.ts';

/** Rooms whose prices would lie on one another. */
export interface MappedGroup {
  /** The middle of them. */
  point: Point;
  rooms: MappedRoom['room'][];
  points: Point[];
  /** Where its head stands, seen from the middle of them, in px. */
  head: Place;
}

/**
 * The rooms that are free and whose prices would lie on one another, in groups, the others by themselves, and where the
 * heads of the groups lie. A map that looks at a town closely has no groups: there its rooms are told apart.
 */
export function useGroups(pins: readonly MappedRoom[], { map, zoom, frame }: Sight) {
  return useMemo(() => {
    const free = zoom < CLOSEST ? pins.filter(({ taken }) => !taken) : [];
    const places = free.map((pin) => {
      const { x, y } = map.project(pin.point, zoom);
      return { x, y, pin };
    });
    const { sight } = roomIn(frame);
    const all = groupMarks(places, { one: PRICES, several: SEVERAL, sight }).filter(
      ({ marks }) => marks.length > 1,
    );
    const grouped = new Set(all.flatMap(({ marks }) => marks.map(({ pin }) => pin)));
    const groups = all.map(({ tip, middle, marks }): MappedGroup => {
      const { lat, lng } = map.unproject([tip.x, tip.y], zoom);
      return {
        point: [lat, lng],
        rooms: marks.map(({ pin }) => pin.room),
        points: marks.map(({ pin }) => pin.point),
        head: { x: Math.round(middle.x - tip.x), y: Math.round(middle.y - tip.y) },
      };
    });
    return {
      groups,
      alone: pins.filter((pin) => !grouped.has(pin)),
      frames: all.map((one) => one.frame),
    };
  }, [map, zoom, frame, pins]);
}
