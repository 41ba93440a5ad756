import * as z from 'zod/mini';

/**
 * What became of a change request: nothing yet, or the days are given, or the staff has said no, or its customer has
 * taken it back.
 */
const askedStates = ['waiting', 'accepted', 'declined', 'withdrawn'] as const;
export type AskedState = (typeof askedStates)[number];

/**
 * A change request: other days that the customer of an approved booking asks for. The booking keeps its last one, and
 * its history each of them.
 */
export const askedChangeSchema = z.object({
  /** When it was asked for, which tells one request of a booking from another. */
  at: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** The total that its customer saw, in Rwf. */
  totalPrice: z.number(),
  words: z.optional(z.string()),
  state: z.enum(askedStates),
  /** When and by whom it was accepted or declined, and why it was declined. */
  answeredAt: z.optional(z.string()),
  answeredBy: z.optional(z.string()),
  reasonText: z.optional(z.string()),
});
export type AskedChange = z.infer<typeof askedChangeSchema>;

/** The change request of a booking that waits for an answer, if there is one. */
export const waitingChange = ({
  asked,
}: {
  asked?: AskedChange | undefined;
}): AskedChange | undefined => (asked?.state === 'waiting' ? asked : undefined);
