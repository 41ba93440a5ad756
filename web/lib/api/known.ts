import { changesOf } from '#web/lib/changes.ts';
import type { Failure } from './failure.ts';

/** The state of a request that a page makes. */
export interface Known<T> {
  /** The input of the request, as JSON. */
  asked?: string;
  data?: T;
  /** The mark of the next page of a list, where there is one. */
  next?: string | undefined;
  error?: string | undefined;
  /** What the failure is, to decide by. */
  code?: Failure['code'];
  /** Whether the next page is on its way. */
  loadingMore?: boolean;
  /** How many entries were added to a list since it was fetched. */
  fresh?: number;
  /** Ids of those that are no longer in the list. */
  gone?: string[];
}

interface Entry {
  id: string;
}

/** The entries of a list, if it is one. */
const entriesOf = (data: unknown): Entry[] | undefined =>
  Array.isArray(data) ? (data as Entry[]) : undefined;

/** A list with its next page appended. If the page could not be fetched, the list stays as it is. */
export function withMore<T>(known: Known<T>, answer: Known<T>): Known<T> {
  const [here, more] = [entriesOf(known.data), entriesOf(answer.data)];
  if (!here || !more) return { ...known, error: answer.error, loadingMore: false };
  return { ...known, data: [...here, ...more] as T, next: answer.next, loadingMore: false };
}

/**
 * The state after a refetch. Entries keep their places and get their new content; added entries are only
 * counted, except where the list was empty. A refetch that fails changes nothing.
 */
export function afterLook<T>(known: Known<T>, answer: Known<T>): Known<T> {
  if (answer.data === undefined) return known.data === undefined ? answer : known;
  const [here, fetched] = [entriesOf(known.data), entriesOf(answer.data)];
  if (!here || !fetched || here.length === 0) return answer;
  const now = new Map(fetched.map((entry) => [entry.id, entry]));
  const { come, gone } = changesOf(
    { items: here, next: known.next },
    { items: fetched, next: answer.next },
  );
  return {
    ...known,
    data: here.map((entry) => now.get(entry.id) ?? entry) as T,
    fresh: come.length,
    gone: gone.map(({ id }) => id),
  };
}
