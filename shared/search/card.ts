import * as z from 'zod/mini';
import { roomSchema } from '../room.ts';

/** What the list of a search shows of a room. */
export const roomCardSchema = z.extend(
  z.pick(roomSchema, {
    id: true,
    name: true,
    roomType: true,
    price: true,
    location: true,
    capacity: true,
    unit: true,
    status: true,
    size: true,
    image: true,
    temperatureRange: true,
    latitude: true,
    longitude: true,
    rating: true,
    createdAt: true,
  }),
  {
    /** The widths at which `image` is there as WebP, in px; absent until they are made. */
    imageWidths: z.optional(z.array(z.number())),
  },
);
export type RoomCard = z.infer<typeof roomCardSchema>;
