import { tableSchema } from '#functions/platform/table/schema.ts';
import { everyItem } from '#functions/testing/table.ts';

/** What the table holds, in bytes of JSON, and the same with a copy for each index. */
export interface Stored {
  bytes: number;
  storedBytes: number;
}

/** The indexes that an item stands in, which keep all its attributes. */
const indexesOf = (item: Record<string, unknown>): number =>
  tableSchema.indexes.filter(({ pk }) => pk in item).length;

export async function weighTable(): Promise<Stored> {
  const stored = { bytes: 0, storedBytes: 0 };
  for (const item of await everyItem()) {
    const size = JSON.stringify(item).length;
    stored.bytes += size;
    stored.storedBytes += size * (1 + indexesOf(item));
  }
  return stored;
}
