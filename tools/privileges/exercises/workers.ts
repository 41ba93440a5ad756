import { marshall } from '@aws-sdk/util-dynamodb';
import { expect } from 'vitest';
import { openConnection } from '#functions/store/connections/connections.ts';
import { getAccount } from '#functions/store/accounts/users.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { someBooking, tokenOf } from '#tools/privileges/people.ts';
import { GONE } from '#tools/privileges/services.ts';
import type { Exercise } from '#tools/privileges/run.ts';

const HOUR_MS = 60 * 60 * 1000;

type Item = Record<string, unknown>;

let events = 0;

/** A change as the stream tells it. */
const changed = (before: Item | undefined, after: Item) => ({
  eventID: `event-${(events += 1)}`,
  dynamodb: {
    SequenceNumber: String(events),
    OldImage: before && marshall(before, { removeUndefinedValues: true }),
    NewImage: marshall(after, { removeUndefinedValues: true }),
  },
});

const onSocket = (connectionId: string) => ({ requestContext: { connectionId } });

const nextHour = () => new Date(Math.floor(Date.now() / 1000) * 1000 + HOUR_MS);

export const workers = {
  'outbox.consume': async ({ invoke }) => {
    const { booking, customer } = await someBooking();
    const user = { ...(await getAccount(customer.email)), entity: 'account' };
    const pending = { ...booking, entity: 'booking' };
    const approved = { ...pending, status: 'approved' };
    for (const connectionId of ['open', GONE]) {
      const ends = nextHour().getTime() / 1000;
      await openConnection({ connectionId, userId: customer.userId, iat: 1 }, ends);
    }
    const Records = [
      changed(undefined, user),
      changed(user, { ...user, role: 'admin' }),
      changed(undefined, pending),
      changed(pending, approved),
      changed(approved, { ...pending, status: 'cancelled' }),
      changed(undefined, { entity: 'message', id: 'm', kind: 'contact', names: 'Sender' }),
    ];
    expect(await invoke({ Records })).toEqual({ batchItemFailures: [] });
  },
  'realtime.connect': async ({ invoke }) => {
    const token = await tokenOf(await someCustomer());
    const event = { ...onSocket('c-1'), queryStringParameters: { token } };
    expect(await invoke(event)).toEqual({ statusCode: 200 });
  },
  'realtime.disconnect': async ({ invoke }) => {
    const { userId } = await someCustomer();
    await openConnection({ connectionId: 'c-2', userId, iat: 1 }, nextHour().getTime() / 1000);
    expect(await invoke(onSocket('c-2'))).toEqual({ statusCode: 200 });
  },
  'realtime.message': async ({ invoke }) => {
    expect(await invoke({ ...onSocket('c-3'), body: 'ping' })).toMatchObject({ body: 'pong' });
  },
  'schedule.settleBookings': async ({ invoke }) => {
    await someBooking();
    await invoke({ time: new Date(Date.now() + 73 * HOUR_MS).toISOString() });
  },
} satisfies Record<string, Exercise>;
