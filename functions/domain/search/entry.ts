import { holdsOf, type Holds } from '#shared/fitsGoods.ts';
import type { RoomCard } from '#shared/search/card.ts';
import type { TakenDays } from '#shared/search/takenDays.ts';

/** What the search knows of a room that is available: enough to filter, to sort and to show it. */
export interface SearchEntry extends Shown, Holds {
  /** Absent where no day is taken from the present month on. */
  taken?: TakenDays;
}

/** A point on the map, in degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** What an entry shows of a room. */
export type Shown = Omit<RoomCard, 'status'>;

/** The entry of a room that is available, with these taken days. */
export function entryOf(room: Shown, taken: TakenDays | undefined): SearchEntry {
  return {
    id: room.id,
    name: room.name,
    roomType: room.roomType,
    price: room.price,
    location: room.location,
    capacity: room.capacity,
    unit: room.unit,
    size: room.size,
    temperatureRange: room.temperatureRange,
    createdAt: room.createdAt,
    ...(room.image !== undefined && { image: room.image }),
    ...(room.imageWidths && { imageWidths: room.imageWidths }),
    ...(room.rating && { rating: room.rating }),
    ...pointOf(room),
    ...holdsOf(room),
    ...(taken && { taken }),
  };
}

/** Where a room is on the map; undefined where it does not say both coordinates. */
export const pointOf = ({ latitude, longitude }: Partial<Point>): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

/** What the list of a search shows of an entry. */
export const cardOf = (entry: SearchEntry): RoomCard => ({ ...entry, status: 'available' });
