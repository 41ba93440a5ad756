import { tableSchema } from '#functions/platform/table/schema.ts';
import { everyItem } from '#functions/testing/table.ts';

/** Size of the table's data, in bytes of JSON: of the items, and with their copies in indexes. */
interface Stored {
  bytes: number;
  storedBytes: number;
}

/** Number of indexes that contain an item; each has a copy of all attributes. */
const indexesOf = (item: Record<string, unknown>): number =>
  tableSchema.indexes.filter(({ pk }) => pk in item).length;

/** Weighs all items of the table. */
export async function weighTable(): Promise<Stored> {
  const stored = { bytes: 0, storedBytes: 0 };
  for (const item of await everyItem()) {
    const size = JSON.stringify(item).length;
    stored.bytes += size;
    stored.storedBytes += size * (1 + indexesOf(item));
  }
  return stored;
}
