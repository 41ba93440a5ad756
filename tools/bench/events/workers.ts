import { randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import { openConnection } from '#functions/store/connections/connections.ts';
import { someBooking, tokenOf } from '#tools/privileges/people.ts';
import type { WorkerName } from '#infra/manifest.ts';
import type { Booking } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import type { NewEvent } from './event.ts';
import type { World } from './world.ts';

const HOUR_MS = 60 * 60 * 1000;

const onSocket = (connectionId: string) => ({ requestContext: { connectionId } });

/** A new request, as the stream tells it. */
function requested(booking: Booking) {
  const item = { ...booking, entity: 'booking', id: randomUUID(), status: 'pending' };
  const NewImage = marshall(item, { removeUndefinedValues: true });
  return { eventID: randomUUID(), dynamodb: { SequenceNumber: '1', NewImage } };
}

export const workerEvents = ({ size, booking, customer }: World): Record<WorkerName, NewEvent> => ({
  'outbox.consume': () =>
    Promise.resolve({ Records: Array.from({ length: size.changes }, () => requested(booking)) }),
  'realtime.connect': async () => ({
    ...onSocket(randomUUID()),
    queryStringParameters: { token: await tokenOf(customer) },
  }),
  'realtime.disconnect': async () => {
    const connectionId = randomUUID();
    const ends = (Date.now() + HOUR_MS) / 1000;
    await openConnection({ connectionId, userId: customer.userId, iat: 1 }, Math.floor(ends));
    return onSocket(connectionId);
  },
  'realtime.message': () => Promise.resolve({ ...onSocket(randomUUID()), body: 'ping' }),
  'schedule.settleBookings': async () => {
    await someBooking();
    const waited = Date.now() + (limits.pendingHours + 1) * HOUR_MS;
    return { time: new Date(waited).toISOString() };
  },
});
