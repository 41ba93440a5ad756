import type { ArrivalName } from '#shared/arrival.ts';
import type { RoomForm } from '#shared/roomForm.ts';

type Facts = Required<Omit<RoomForm, 'image' | 'latitude' | 'longitude' | ArrivalName>>;

/** A sample room: the fields of the room form, a fixed id and what its pictures show. */
export type SeedRoom = {
  [Field in keyof Facts]: Exclude<Facts[Field], undefined>;
} & {
  /** Fixed and readable, so that URLs, tests and bookings stay valid when rooms are seeded again. */
  id: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** What each picture shows, in order; their files are `images/{id}.webp`, `images/{id}-2.webp` and so on. */
  pictures: string[];
};
