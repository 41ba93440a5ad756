import * as z from 'zod/mini';

/** Why a room is closed for days. */
export const closureReasons = ['maintenance', 'own_use', 'other'] as const;
export type ClosureReason = (typeof closureReasons)[number];

/** Reasons as admins read them. */
export const closureReasonLabels: Record<ClosureReason, string> = {
  maintenance: 'Maintenance',
  own_use: 'Own use',
  other: 'Other',
};

/** Days on which a room is closed, as the API answers them. Only admins learn of the reason. */
export const closureSchema = z.object({
  id: z.string(),
  coldRoomId: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  reason: z.enum(closureReasons),
  note: z.optional(z.string()),
  /** The first day that was given back; absent until the room is reopened. */
  freeFrom: z.optional(z.string()),
});
export type Closure = z.infer<typeof closureSchema>;
