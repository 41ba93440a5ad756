import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { MOST_WRITES } from '#functions/platform/table/transact.ts';
import type { StoredBooking } from '#functions/store/bookings/storedBooking.ts';
import { addDays } from '#shared/days.ts';
import { applyChange } from './applyChange.ts';
import { Batch } from './batch.ts';

beforeEach(() => vi.stubEnv('TABLE_NAME', 'table'));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

/** Has an empty table take whatever is written; says how many writes each transaction had. */
function transactionsOf() {
  const sizes: number[] = [];
  vi.spyOn(db, 'send').mockImplementation(((command: object) => {
    if (command instanceof TransactWriteCommand) {
      sizes.push(command.input.TransactItems?.length ?? 0);
    }
    return Promise.resolve({});
  }) as never);
  return sizes;
}

const booking: StoredBooking = {
  id: 'b',
  userId: 'u',
  userName: 'Test Operator',
  coldRoomId: 'r',
  coldRoomName: 'Test room',
  coldRoomLocation: 'Kigali',
  date: '2027-01-02T10:00:00.000Z',
  roomType: 'Cold Room',
  startDate: '2027-01-20',
  endDate: '2027-01-20',
  totalPrice: 1000,
  status: 'pending',
};

/** What a customer can do with a booking of which the staff are told. */
function eventsOf(request: StoredBooking): [StoredBooking | undefined, StoredBooking][] {
  const approved: StoredBooking = { ...request, status: 'approved' };
  const { date: at, startDate, endDate, totalPrice } = request;
  const asked = { at, state: 'waiting', startDate, endDate, totalPrice } as const;
  return [
    [undefined, request],
    [
      { ...request, startDate: addDays(startDate, -1) },
      { ...request, placedBy: 'customer' },
    ],
    [approved, { ...approved, asked }],
    [request, { ...request, status: 'cancelled', movedBy: 'customer' }],
    [approved, { ...approved, status: 'cancelled', movedBy: 'customer' }],
  ];
}

/** How many ends of months a stay can cross. */
const crossed = Array.from({ length: 13 }, (_, months) => months);

it.each(crossed)(
  'an event of a stay that crosses %d month ends has no more writes at once than a transaction holds, though one of 25 of the staff books',
  async (months) => {
    const sizes = transactionsOf();
    const batch = new Batch();
    const colleagues = Array.from({ length: 24 }, (_, nth) => `colleague-${nth}`);
    vi.spyOn(batch, 'staffIds').mockResolvedValue([booking.userId, ...colleagues]);
    const request = { ...booking, endDate: addDays(booking.startDate, 30 * months) };
    for (const [before, after] of eventsOf(request)) {
      const told = { eventId: randomUUID(), at: booking.date, entity: 'booking' } as const;
      await applyChange({ ...told, before, after }, batch);
    }
    expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST_WRITES);
  },
);
