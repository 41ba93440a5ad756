import * as z from 'zod/mini';

/** What staff wrote down about a customer, who reads it only in the data that they download. */
export const staffNoteSchema = z.object({
  id: z.string(),
  text: z.string(),
  at: z.string(),
  /** Names of who wrote it. */
  by: z.string(),
  /** Whether whoever reads it wrote it, and may remove it. */
  mine: z.boolean(),
});
export type StaffNote = z.infer<typeof staffNoteSchema>;
