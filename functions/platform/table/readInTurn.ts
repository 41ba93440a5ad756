import { limits } from '#shared/limits.ts';
import { readPage, type Collection, type Page, type PageRequest } from './page.ts';

/**
 * Reads a page of several collections, one after the other. Its mark says in which of them it ended, and where.
 * Where it is full at the end of one, it reads the beginning of the next, to know whether another page follows.
 */
export async function readInTurn(
  collections: Collection[],
  { limit = limits.pageSize, after: { list = '0', ...key } = {} }: PageRequest,
): Promise<Page<Record<string, unknown>>> {
  const items: Record<string, unknown>[] = [];
  let after = Object.keys(key).length > 0 ? key : undefined;
  for (const [position, one] of [...collections.entries()].slice(Number(list))) {
    const isFull = items.length === limit;
    const page = await readPage(one, { limit: isFull ? 1 : limit - items.length, after });
    if (isFull && page.items.length > 0) return { items, next: { list: String(position) } };
    items.push(...page.items);
    if (page.next) return { items, next: { ...page.next, list: String(position) } };
    after = undefined;
  }
  return { items, next: undefined };
}
