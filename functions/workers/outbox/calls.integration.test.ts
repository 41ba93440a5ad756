import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { db } from '#functions/platform/table/client.ts';
import { countUnread } from '#functions/store/notifications/notifications.ts';
import { noteStaffRecipients } from '#functions/store/notifications/staffRecipients.ts';
import {
  admin,
  asCustomer,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { handler } from './consume.ts';

useTable();
afterEach(() => vi.restoreAllMocks());

const record = (before: object | undefined, after: object): DynamoDBRecord => ({
  eventID: randomUUID(),
  dynamodb: {
    ...(before && { OldImage: imageOf(before) }),
    NewImage: imageOf(after),
  },
});

const imageOf = (item: object) =>
  marshall(item, { removeUndefinedValues: true }) as NonNullable<
    NonNullable<DynamoDBRecord['dynamodb']>['NewImage']
  >;

const STAFF = 4;
const staff: string[] = [];

beforeAll(async () => {
  while (staff.length < STAFF) {
    const { userId, email } = await customerWith({ role: 'operator' });
    staff.push(userId);
    const account = (await everyItem()).find((item) => item.email === email && 'role' in item);
    await handler({ Records: [record(undefined, { ...account })] });
  }
  // A process does it once for each of them.
  await noteStaffRecipients(staff);
});

/** What a batch sends to the table: each command, a transaction with the number of its writes. Pushes are left out. */
async function sentBy(Records: DynamoDBRecord[]): Promise<string[]> {
  const send = vi.spyOn(db, 'send');
  expect(await handler({ Records })).toEqual({ batchItemFailures: [] });
  const sent = send.mock.calls.map(([command]) => command as object);
  send.mockRestore();
  return sent.flatMap((command) => {
    if (command instanceof TransactWriteCommand) {
      return [`Transaction of ${command.input.TransactItems?.length ?? 0}`];
    }
    return [command.constructor.name.replace('Command', '')];
  });
}

/** What pushing the staff and the customer asks for: who has an open socket. */
const pushed = (people: number): string[] => Array.from({ length: people }, () => 'Query');

/** A request of a day in another month, and what follows from it, each told to the outbox as soon as it is done. */
async function someRequest() {
  const customer = await someCustomer();
  const { id } = await bookRoom(requestFor(await someRoom(), 40, 40), customer);
  let told: object | undefined;
  const change = async () => {
    const now = { ...(await getBooking(id, 'anybody')), entity: 'booking' };
    const changed = record(told, now);
    told = now;
    return changed;
  };
  return {
    requested: change,
    approved: async () => {
      await moveBooking(id, 'approved', admin);
      return change();
    },
    cancelled: async () => {
      await moveBooking(id, 'cancelled', asCustomer(customer));
      return change();
    },
  };
}

describe('with four of the staff, the outbox sends as little as it can', () => {
  it('of a booking: all writes of an event in one transaction but ranks and sums, and one read of it before these', async () => {
    const booking = await someRequest();
    expect(await sentBy([await booking.requested()])).toEqual([
      'Query',
      // A marker, three figures, six entries of lists, the customer's e-mail, and three for each of the staff.
      'Transaction of 23',
      'Get',
      ...pushed(STAFF),
    ]);
    expect(await sentBy([await booking.approved()])).toEqual([
      'Query',
      // Beside the marker six figures, twelve entries of lists, the customer's e-mail and notification.
      'Transaction of 22',
      // The room's rank by its sold days, and the number of sold rooms.
      'BatchGet',
      'Transaction of 2',
      'Get',
      // What it adds to the sums of its customer: read, written with these, and the booking read again.
      'Get',
      'Transaction of 2',
      'Get',
      // The notification of the request, which needs no answer any more.
      'BatchWrite',
      ...pushed(STAFF + 1),
    ]);
    expect(await sentBy([await booking.cancelled()])).toEqual([
      'Query',
      // As before, without a notification of the customer, and with two writes for each of the staff.
      'Transaction of 29',
      'BatchGet',
      'Transaction of 2',
      'Get',
      'Get',
      'Transaction of 2',
      'Get',
      ...pushed(STAFF),
    ]);
  });

  it('of many events in one batch: it reads the staff once', async () => {
    const booking = await someRequest();
    const events = [await booking.requested(), await booking.approved(), await booking.cancelled()];
    const queries = (await sentBy(events)).filter((name) => name === 'Query');
    expect(queries).toEqual(['Query', ...pushed(STAFF + 1)]);
  });

  it('of an event that is told again: no write', async () => {
    const event = await (await someRequest()).requested();
    await sentBy([event]);
    const items = await everyItem();
    // The transaction fails by its marker.
    expect(await sentBy([event])).toEqual(['Query', 'Transaction of 23', 'Get', ...pushed(STAFF)]);
    expect(await everyItem()).toEqual(items);
  });

  it('tells a booking to whom an event of the same batch has made one of the staff', async () => {
    const { userId, email } = await customerWith({ role: 'operator' });
    const account = (await everyItem()).find((item) => item.email === email && 'role' in item);
    const earlier = await (await someRequest()).requested();
    const later = await (await someRequest()).requested();
    await sentBy([earlier, record(undefined, { ...account }), later]);
    expect(await countUnread(userId)).toBe(1);
    staff.push(userId);
  });
});
