import * as z from 'zod/mini';
import * as field from './fields.ts';
import { limits } from './limits.ts';

export const MOST_STARS = 5;

/** The fields of a customer's rating of a completed booking. */
export const ratingFields = () => ({
  stars: field.wholeNumber(1, MOST_STARS),
  comment: field.optionalText(limits.commentCharacters),
});

/** A rating as everybody may read it, with the first name only. `at` is when it was last changed. */
export const ratingSchema = z.object({
  id: z.string(),
  stars: z.number(),
  comment: z.optional(z.string()),
  firstName: z.string(),
  at: z.string(),
});
export type Rating = z.infer<typeof ratingSchema>;

/** A room's rating: the average of its stars, to one decimal, and the number of ratings. */
export const roomRatingSchema = z.object({ average: z.number(), count: z.number() });
export type RoomRating = z.infer<typeof roomRatingSchema>;

/** A room's rating by the sum of its stars and their number; undefined where nobody has rated it. */
export const roomRating = (sum: number, count: number): RoomRating | undefined =>
  count === 0 ? undefined : { average: Math.round((sum * 10) / count) / 10, count };
