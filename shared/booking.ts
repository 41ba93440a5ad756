import * as z from 'zod/mini';
import { askedChangeSchema } from './askedChange.ts';
import { cancellationSchema } from './cancellationFields.ts';
import { presences } from './presence.ts';
import { whySchema } from './reasonFields.ts';
import { roomTypes } from './roomTypes.ts';
import { services } from './services.ts';
import { bookingStatuses } from './transitions.ts';

/** A check-in or a check-out: when it was, and which member of the staff wrote it down. */
const checkSchema = z.object({ at: z.string(), by: z.string() });

/** A booking as the API answers it. `date` is the moment it was made; `weight` is in kg. */
export const bookingSchema = z.object({
  id: z.string(),
  bookingId: z.string(),
  /** What is said on the telephone, such as `CR-4F7K2`; absent where it was made before there were numbers. */
  number: z.optional(z.string()),
  coldRoomId: z.string(),
  coldRoomName: z.string(),
  coldRoomLocation: z.string(),
  /** The first picture that its room has now, and its widths: only in a customer's own list, where there is one. */
  image: z.optional(z.string()),
  imageWidths: z.optional(z.array(z.number())),
  userId: z.string(),
  userName: z.string(),
  customerName: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  status: z.enum(bookingStatuses),
  totalPrice: z.number(),
  roomType: z.enum(roomTypes),
  date: z.string(),
  service: z.optional(z.enum(services)),
  productType: z.optional(z.string()),
  weight: z.optional(z.number()),
  /** When its status, its days or its room last changed; absent where they never did. */
  changedAt: z.optional(z.string()),
  /** Since when it waits for an answer again; absent where it waits since it was made. */
  waitsFrom: z.optional(z.string()),
  /**
   * Its customer's telephone number. It is stored where they have no account, because that of an account may change; the
   * staff get the one that its customer has now.
   */
  phoneNumber: z.optional(z.string()),
  /** Names of whoever of the staff has booked for its customer. */
  bookedBy: z.optional(z.string()),
  /** The stars that its customer gave the room. */
  stars: z.optional(z.number()),
  /** The sum of its payments in whole Rwf; absent where there is none. */
  paid: z.optional(z.number()),
  /** The claim of a payment that waits for an answer. */
  claimId: z.optional(z.string()),
  /** The last change request of its customer while it is approved. */
  asked: z.optional(askedChangeSchema),
  /** When its customer brought the goods, and when they were taken out; by whom this was written down. */
  checkedIn: z.optional(checkSchema),
  checkedOut: z.optional(checkSchema),
  /** The rule of cancelling as it was when the booking was made; absent where cancelling is free. */
  cancellation: z.optional(cancellationSchema),
  /** What its customer owes for having cancelled it, in whole Rwf. */
  fee: z.optional(z.number()),
  /** Why it was rejected or cancelled. */
  ...whySchema.shape,
});
export type Booking = z.infer<typeof bookingSchema>;

/** Where and when a booking is, and its total. */
export const placementSchema = z.pick(bookingSchema, {
  coldRoomId: true,
  coldRoomName: true,
  startDate: true,
  endDate: true,
  totalPrice: true,
});
export type Placement = z.infer<typeof placementSchema>;

/** An entry of a booking's history: who moved it from which status to which, or to which days and room, and when. */
export const bookingChangeSchema = z.object({
  at: z.string(),
  by: z.enum(['customer', 'admin', 'schedule']),
  name: z.optional(z.string()),
  from: z.optional(z.enum(bookingStatuses)),
  to: z.enum(bookingStatuses),
  /** What its days and room were before and since, where these changed and the status did not. */
  moved: z.optional(z.object({ from: placementSchema, to: placementSchema })),
  /** Whether its customer was in the room before and since, where this changed and nothing else did. */
  presence: z.optional(z.object({ from: z.enum(presences), to: z.enum(presences) })),
  /** The change request as it was from then on, where it was made, withdrawn or answered. */
  asked: z.optional(askedChangeSchema),
  /** Under which names it was booked before it was given to the account of who had called. */
  joined: z.optional(z.string()),
  ...whySchema.shape,
});
export type BookingChange = z.infer<typeof bookingChangeSchema>;
