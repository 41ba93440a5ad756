import * as z from 'zod/mini';

/** Messages come from the contact screen or from the callback form. */
const messageKinds = ['contact', 'callback'] as const;
export type MessageKind = (typeof messageKinds)[number];

/** A message as admins read it. */
export const messageSchema = z.object({
  id: z.string(),
  kind: z.enum(messageKinds),
  createdAt: z.string(),
  names: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  website: z.optional(z.string()),
  questions: z.string(),
  subscribeNews: z.boolean(),
  handled: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;
