import type { RoomForm } from '#shared/roomForm.ts';

type Facts = Required<Omit<RoomForm, 'image' | 'latitude' | 'longitude'>>;

/** A room of the first catalogue: what the form would send, a fixed id and its picture's file name. */
export type SeedRoom = {
  [Field in keyof Facts]: Exclude<Facts[Field], undefined>;
} & {
  /** Readable, so that addresses, tests and bookings stay the same from one seeding to the next. */
  id: string;
  /** Degrees, north and east positive. */
  latitude: number;
  longitude: number;
  /** File in `images/` beside this module. */
  imageFile: string;
};
