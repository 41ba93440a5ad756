import * as z from 'zod/mini';

/** A picture of a room: where it is served, and what it shows, in words that may be empty. */
export const pictureSchema = z.object({
  path: z.string(),
  description: z.string(),
  /** The widths at which it is there as WebP, in px; absent until they are made. */
  widths: z.optional(z.array(z.number())),
});
export type Picture = z.infer<typeof pictureSchema>;
