import { expect } from 'vitest';
import { everyItem } from '#functions/testing/table.ts';

/**
 * Checks that the list of arrivals holds each approved booking once, under its first day.
 * @param all every item of the table; they are read where they are not given
 */
export async function expectArrivals(all?: Record<string, unknown>[]): Promise<void> {
  const items = all ?? (await everyItem());
  const listed = (entity: string, wanted: (item: Record<string, unknown>) => boolean) =>
    items
      .filter((item) => item.entity === entity && wanted(item))
      .map(({ id, coldRoomId, startDate, endDate }) => ({ id, coldRoomId, startDate, endDate }))
      .toSorted((a, b) => (String(a.id) < String(b.id) ? -1 : 1));
  expect(listed('arrival', () => true)).toEqual(
    listed('booking', ({ status }) => status === 'approved'),
  );
}
