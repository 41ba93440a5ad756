import type { Room } from '#shared/room.ts';
import type { Point } from './rwanda.ts';

/** A room that the map can show. */
export interface MappedRoom {
  room: Room;
  point: Point;
  /** Whether the days that were searched for are taken. */
  taken: boolean;
}

/** The rooms that have coordinates, those that are taken below the others. */
export function mapped(found: readonly Room[], taken: readonly Room[]): MappedRoom[] {
  const pins = (rooms: readonly Room[], isTaken: boolean) =>
    rooms.flatMap((room): MappedRoom[] =>
      room.latitude === undefined || room.longitude === undefined
        ? []
        : [{ room, point: [room.latitude, room.longitude], taken: isTaken }],
    );
  return [...pins(taken, true), ...pins(found, false)];
}
