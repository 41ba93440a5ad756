import { useState } from 'react';
import type { RoomCard } from '#shared/search/card.ts';
import type { Input, Output } from '#web/lib/api/client.ts';
import { useCall } from '#web/lib/api/useCall.ts';
import type { Point } from './rwanda.ts';

type Marks = Output<'rooms.map'>;

/** A room that the map shows by itself. */
export interface MappedRoom {
  room: RoomCard;
  point: Point;
  /** Whether the days that were searched for are taken. */
  taken: boolean;
}

/** Rooms that the map shows as one mark. */
export interface MappedCluster {
  point: Point;
  rooms: number;
}

const pointOf = ({ latitude, longitude }: Partial<RoomCard>): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : [latitude, longitude];

const pinsOf = (rooms: readonly RoomCard[], taken: boolean): MappedRoom[] =>
  rooms.flatMap((room) => {
    const point = pointOf(room);
    return point ? [{ room, point, taken }] : [];
  });

/** What is in view. The former marks stay until the new ones are there, those that are taken below the others. */
export function useMarks(input: Input<'rooms.map'>) {
  const { data, error, retry } = useCall('rooms.map', input, '');
  const [known, setKnown] = useState<Marks>();
  if (data && data !== known) setKnown(data);
  const { rooms = [], taken = [], clusters = [], exact = true } = data ?? known ?? {};
  return {
    pins: [...pinsOf(taken, true), ...pinsOf(rooms, false)],
    clusters: clusters.map(({ latitude, longitude, rooms: count }): MappedCluster => ({
      point: [latitude, longitude],
      rooms: count,
    })),
    exact,
    error,
    retry,
  };
}
