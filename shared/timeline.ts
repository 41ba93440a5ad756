import * as z from 'zod/mini';
import { bookingSchema } from './booking.ts';
import { closureSchema } from './closure.ts';
import { dayListNames } from './dayLists.ts';
import { paymentClaimSchema } from './paymentClaim.ts';
import { roomSchema } from './room.ts';
import { bookingStatuses } from './transitions.ts';

/**
 * The first and the last day of a bar, both included, counted from the first day that was asked for: 0 is that day, and
 * a bar that began before it has a negative one. Two numbers without names, because two hundred rooms have many bars.
 */
const barDays = { days: z.tuple([z.number(), z.number()]) };
export type BarDays = [first: number, last: number];

/** A booking on the timeline: as much as its bar says. The details are asked for when it is opened. */
const timelineStaySchema = z.extend(z.pick(bookingSchema, { id: true, number: true }), {
  ...barDays,
  /** Absent where it is approved, as most are. */
  status: z.optional(z.enum(bookingStatuses)),
  /** The customer's names. */
  name: z.string(),
});
export type TimelineStay = z.infer<typeof timelineStaySchema>;

const timelineClosureSchema = z.extend(
  z.pick(closureSchema, { id: true, reason: true, note: true }),
  barDays,
);
export type TimelineClosure = z.infer<typeof timelineClosureSchema>;

/** A room with the bookings and closures that hold days of a range in it, by first held day. */
const timelineRoomSchema = z.extend(z.pick(roomSchema, { id: true, name: true, location: true }), {
  /** Set where the room takes no bookings. */
  unavailable: z.optional(z.boolean()),
  stays: z.array(timelineStaySchema),
  /** Absent where there are none. */
  closures: z.optional(z.array(timelineClosureSchema)),
});
export type TimelineRoom = z.infer<typeof timelineRoomSchema>;

/** Rooms, with what holds days of a range, first and last day included. */
export const timelineSchema = z.object({
  startDate: z.string(),
  endDate: z.string(),
  rooms: z.array(timelineRoomSchema),
  /** The names of the towns that have rooms, with the first page. A town whose rooms are all unavailable may be missing. */
  towns: z.optional(z.array(z.string())),
});
export type Timeline = z.infer<typeof timelineSchema>;

/** A booking of the day, with its customer's telephone number, as far as it is known. */
const dayBookingSchema = bookingSchema;
export type DayBooking = z.infer<typeof dayBookingSchema>;

/** A claim of a payment, with its customer's telephone number, as far as it is known. */
const dayClaimSchema = z.extend(paymentClaimSchema, {
  phoneNumber: z.optional(z.string()),
});
export type DayClaim = z.infer<typeof dayClaimSchema>;

/** What the staff need of a day: the first of each list. */
export const daySchema = z.object({
  day: z.string(),
  /** Approved bookings that begin on the day. */
  arriving: z.array(dayBookingSchema),
  /** Approved bookings that end on the day. */
  leaving: z.array(dayBookingSchema),
  /** Approved bookings that cover the day, also those that begin or end on it; who came last comes first. */
  inHouse: z.array(dayBookingSchema),
  /** Bookings whose customers were checked in and have not left by the last day of their stay, longest late first. */
  late: z.array(dayBookingSchema),
  /** Approved bookings whose customers ask for other days, longest waiting first. */
  asked: z.array(dayBookingSchema),
  /** What customers say they have paid and nobody has answered, longest waiting first. */
  claims: z.array(dayClaimSchema),
  /** Available rooms in which nobody holds the day, the newest first. */
  free: z.array(z.pick(roomSchema, { id: true, name: true, location: true, roomType: true })),
  /** The lists of which more follows than is answered. */
  more: z.array(z.enum(dayListNames)),
});
export type DayAtWork = z.infer<typeof daySchema>;
