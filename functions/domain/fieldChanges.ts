import type { JournalChange } from '#shared/journal.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Characters of a value that a line keeps, which with all others stays far below what an item holds. */
const KEPT = 80;

/** Whether a field is another one than before. */
export const isChanged = (before: Fields, after: Fields, field: string): boolean =>
  JSON.stringify(before[field]) !== JSON.stringify(after[field]);

/** Which of these fields changed, with their values. A value that was absent before or is absent now is left out. */
export const fieldChanges = (
  fields: readonly string[],
  before: Fields,
  after: Fields,
): JournalChange[] =>
  fields
    .filter((field) => isChanged(before, after, field))
    .map((field) => ({
      field,
      ...(isSaid(before[field]) && { from: textOf(before[field]) }),
      ...(isSaid(after[field]) && { to: textOf(after[field]) }),
    }));

const isSaid = (value: unknown): boolean => value !== undefined && value !== '';

const textOf = (value: unknown): string =>
  (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, KEPT);
