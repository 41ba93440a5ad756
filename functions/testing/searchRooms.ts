import { BatchWriteCommand, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { entryOf, type SearchEntry } from '#functions/domain/search/entry.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { countWrites } from '#functions/store/search/entryCounts.ts';
import { toItem } from '#functions/store/search/storedEntry.ts';
import type { Day } from '#shared/days.ts';
import { takenDaysOf } from '#shared/search/takenDays.ts';

const BATCH = 25;

/** An entry with these fields, of a room that need not exist. */
export function someEntry(
  index: number,
  fields: Partial<SearchEntry> = {},
  takenDays: Day[] = [],
): SearchEntry {
  return entryOf(
    {
      id: `room-${String(index).padStart(4, '0')}`,
      name: `Room ${index}`,
      roomType: 'Cold Room',
      price: 1_000 + index,
      location: 'Musanze',
      capacity: 10,
      unit: 'tons',
      size: 100,
      temperatureRange: '2°C - 8°C',
      createdAt: new Date(Date.UTC(2026, 0, 1) + index * 1_000).toISOString(),
      ...fields,
    },
    takenDaysOf(takenDays),
  );
}

/** Writes entries and their counts, as the outbox would one by one. */
export async function putEntries(entries: SearchEntry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += BATCH) {
    const puts = entries
      .slice(from, from + BATCH)
      .map((entry) => ({ PutRequest: { Item: { ...toItem(entry, 1) } } }));
    await db.send(new BatchWriteCommand({ RequestItems: { [settings.tableName()]: puts } }));
  }
  for (const { write } of countWrites([], entries)) {
    await db.send(new UpdateCommand(write.Update as UpdateCommandInput));
  }
}
