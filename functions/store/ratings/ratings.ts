import { collections } from '#functions/platform/table/keys.ts';
import { readPage, type Page, type PageRequest } from '#functions/platform/table/page.ts';
import type { Rating } from '#shared/rating.ts';

/** A room's ratings, newest first. */
export async function listRatings(roomId: string, page: PageRequest): Promise<Page<Rating>> {
  const { items, next } = await readPage(
    { index: 'gsi1', pk: collections.ratingsOf(roomId), order: 'descending' },
    page,
  );
  return { items: items as unknown as Rating[], next };
}
