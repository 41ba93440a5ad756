import { useMemo, useState } from 'react';
import type { RoomCard } from '#shared/search/card.ts';
import type { Input, Output } from '#web/lib/api/client.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import type { Point } from './points.ts';

type Marks = Output<'rooms.map'>;

/** A room that the map shows by itself. */
export interface MappedRoom {
  room: RoomCard;
  point: Point;
  /** Whether the days that were searched for are taken. */
  taken: boolean;
  /** Those of a lower rank choose first where their prices stand: what is free and costs little. */
  rank: number;
}

/** Rooms that the map shows as one mark. */
export interface MappedCluster {
  point: Point;
  /** Where the most rooms are is seen first. */
  rank: number;
  rooms: number;
}

const pointOf = ({ latitude, longitude }: Partial<RoomCard>): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];

/** More than any room costs a day, in Rwf. */
const TAKEN = 1e12;

const pinsOf = (rooms: readonly RoomCard[], taken: boolean): MappedRoom[] =>
  rooms.flatMap((room) => {
    const point = pointOf(room);
    return point ? [{ room, point, taken, rank: room.price + (taken ? TAKEN : 0) }] : [];
  });

/** What is in view. The former marks stay until the new ones are there, those that are taken below the others. */
export function useMarks(input: Input<'rooms.map'>) {
  const { data, error, retry } = useCall('rooms.map', input, '');
  const [known, setKnown] = useState<Marks>();
  if (data && data !== known) setKnown(data);
  const marks = data ?? known;
  const shown = useMemo(() => shownOf(marks), [marks]);
  return { ...shown, exact: marks?.exact ?? true, error, retry };
}

const shownOf = ({ rooms = [], taken = [], clusters = [] }: Partial<Marks> = {}) => ({
  pins: [...pinsOf(taken, true), ...pinsOf(rooms, false)],
  clusters: clusters.map(({ latitude, longitude, rooms: count }): MappedCluster => ({
    point: [latitude, longitude],
    rooms: count,
    rank: -count,
  })),
});
