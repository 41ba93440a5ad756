import * as z from 'zod/mini';
import { bookingSchema } from '../booking.ts';
import { endpoint } from '../endpoint.ts';
import { problem } from '../inputErrors.ts';
import { phoneLine } from '../phoneLine.ts';
import { roomSchema } from '../room.ts';
import { personSchema } from '../user.ts';

/**
 * What the staff look for by a few signs: people by a telephone number or its beginning in any spelling, or by how a
 * name or an address begins; a booking by its number; rooms by how words of their name or place begin. At most 20
 * together, and whether more people and more rooms match.
 */
export const find = /* @__PURE__ */ endpoint('search.find', () => ({
  input: z.object({
    text: phoneLine(120).check(z.minLength(1, problem('required')), z.meta({ minLength: 1 })),
  }),
  output: z.object({
    people: z.array(personSchema),
    bookings: z.array(bookingSchema),
    rooms: z.array(z.pick(roomSchema, { id: true, name: true, location: true, roomType: true })),
    more: z.object({ people: z.boolean(), rooms: z.boolean() }),
  }),
}));
