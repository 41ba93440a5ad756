import type { Page, PageRequest } from '#functions/store/page.ts';
import { readCursor, writeCursor, type CursorScope } from './cursor.ts';

export interface PageInput {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** A page of a list: the body is the array, the next page is announced in the `Link` header. */
export class PagedAnswer<T> {
  readonly items: T[];
  readonly link: string | undefined;

  constructor(items: T[], link: string | undefined) {
    this.items = items;
    this.link = link;
  }
}

/** Answers one page of a list, its cursor bound to `scope`. */
export async function paged<T>(
  { limit, cursor }: PageInput,
  scope: CursorScope,
  read: (page: PageRequest) => Promise<Page<T>>,
): Promise<PagedAnswer<T>> {
  const after = cursor === undefined ? undefined : await readCursor(cursor, scope);
  const { items, next } = await read({ limit, after });
  return new PagedAnswer(items, next && (await linkTo(next, scope, limit)));
}

/** Relative to the list's own address, so that it holds behind any host. */
async function linkTo(
  next: Record<string, string>,
  scope: CursorScope,
  limit: number | undefined,
): Promise<string> {
  const query = new URLSearchParams({ cursor: await writeCursor(next, scope) });
  if (limit !== undefined) query.set('limit', String(limit));
  if (scope.filter !== undefined) query.set('status', scope.filter);
  return `<?${query.toString()}>; rel="next"`;
}
