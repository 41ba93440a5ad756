import * as z from 'zod/mini';
import { roomSchema } from '../room.ts';

/** What the list of a search shows of a room. */
export const roomCardSchema = z.pick(roomSchema, {
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
});
export type RoomCard = z.infer<typeof roomCardSchema>;
