import { changesOf } from '#web/lib/changes.ts';

/** What a page knows of what it asked for. */
export interface Known<T> {
  /** The question, as text. */
  asked?: string;
  data?: T;
  /** The mark of the next page of a list, where there is one. */
  next?: string | undefined;
  error?: string | undefined;
  /** Whether the next page is on its way. */
  loadingMore?: boolean;
  /** How many have come to a list since it was fetched. */
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

/** A list with its next page behind it. What is here stays where no more could come. */
export function withMore<T>(known: Known<T>, answer: Known<T>): Known<T> {
  const [here, more] = [entriesOf(known.data), entriesOf(answer.data)];
  if (!here || !more) return { ...known, error: answer.error, loadingMore: false };
  return { ...known, data: [...here, ...more] as T, next: answer.next, loadingMore: false };
}

/**
 * What is known after another look. A list is as it is now, and each entry stands where it stood;
 * what has come is counted only, except where the list is empty. A look that fails changes nothing.
 */
export function afterLook<T>(known: Known<T>, answer: Known<T>): Known<T> {
  if (answer.data === undefined) return known.data === undefined ? answer : known;
  const [here, told] = [entriesOf(known.data), entriesOf(answer.data)];
  if (!here || !told || here.length === 0) return answer;
  const now = new Map(told.map((entry) => [entry.id, entry]));
  const { come, gone } = changesOf(
    { items: here, next: known.next },
    { items: told, next: answer.next },
  );
  return {
    ...known,
    data: here.map((entry) => now.get(entry.id) ?? entry) as T,
    fresh: come.length,
    gone: gone.map(({ id }) => id),
  };
}
