import type { Page, PageKey, PageRequest } from '#functions/platform/table/page.ts';
import { readCursor, writeCursor } from './cursor.ts';

interface PageInput {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page: its body, mostly the array of a list, and the way to the next page: its mark, and the `Link` header. */
export class PagedAnswer<Body> {
  readonly body: Body;
  readonly link: string | undefined;
  readonly cursor: string | undefined;

  constructor(body: Body, link?: string, cursor?: string) {
    this.body = body;
    this.link = link;
    this.cursor = cursor;
  }
}

/** The list that is paged: its endpoint, its user where it is not public, and its filter. */
interface PagedList {
  endpoint: string;
  userId?: string;
  filter?: Record<string, string | undefined>;
}

/** Answers one page of a list. Its cursor is valid for that list only. */
export const paged = <T>(
  page: PageInput,
  list: PagedList,
  read: (page: PageRequest) => Promise<Page<T>>,
): Promise<PagedAnswer<T[]>> =>
  pagedBody(page, list, async (request) => {
    const { items, next } = await read(request);
    return { body: items, next };
  });

/** Answers one page whose body says more than the items of a list. */
export async function pagedBody<Body>(
  { limit, cursor }: PageInput,
  list: PagedList,
  read: (page: PageRequest) => Promise<{ body: Body; next?: PageKey | undefined }>,
): Promise<PagedAnswer<Body>> {
  const filter = given(list.filter ?? {});
  const scope = { endpoint: list.endpoint, userId: list.userId, filter: filter.toString() };
  const after = cursor === undefined ? undefined : await readCursor(cursor, scope);
  const { body, next } = await read({ limit, after });
  if (!next) return new PagedAnswer(body);
  const written = await writeCursor(next, scope);
  return new PagedAnswer(body, linkTo(written, filter, limit), written);
}

/** The link is relative to the list's own address, so that it works at any host. */
function linkTo(cursor: string, filter: URLSearchParams, limit: number | undefined): string {
  const query = new URLSearchParams(filter);
  query.set('cursor', cursor);
  if (limit !== undefined) query.set('limit', String(limit));
  return `<?${query.toString()}>; rel="next"`;
}

const given = (filter: Record<string, string | undefined>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
