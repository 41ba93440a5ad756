import * as z from 'zod/mini';
import { pictureSchema } from './pictureSchema.ts';
import { roomRatingSchema } from './rating.ts';
import { roomStatuses } from './roomStatus.ts';
import { roomTypes } from './roomTypes.ts';

export const DEFAULT_UNIT = 'tons';
export const DEFAULT_TEMPERATURE_RANGE = '2°C - 8°C';

/** A cold room as the API answers it: price in Rwf per day, size in ft², image as the path of its first picture. */
export const roomSchema = z.object({
  id: z.string(),
  name: z.string(),
  roomType: z.enum(roomTypes),
  price: z.number(),
  location: z.string(),
  capacity: z.number(),
  unit: z.string(),
  status: z.enum(roomStatuses),
  size: z.number(),
  feature: z.array(z.string()),
  image: z.optional(z.string()),
  pictures: z.array(pictureSchema),
  description: z.string(),
  temperatureRange: z.string(),
  humidityControl: z.boolean(),
  accessControl: z.boolean(),
  latitude: z.optional(z.number()),
  longitude: z.optional(z.number()),
  /** Absent where nobody has rated the room. */
  rating: z.optional(roomRatingSchema),
  version: z.number(),
  createdAt: z.string(),
});
export type Room = z.infer<typeof roomSchema>;
