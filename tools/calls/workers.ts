import { randomUUID } from 'node:crypto';
import { marshall } from '@aws-sdk/util-dynamodb';
import { PATH, putImage } from '#functions/platform/pictures/images.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { writeStaff } from '#functions/store/accounts/staff.ts';
import { openConnection } from '#functions/store/connections/connections.ts';
import { addToFigure } from '#functions/store/figures/figureWrites.ts';
import { requestMail, type StoredMail } from '#functions/store/mails/mails.ts';
import { updateRoom } from '#functions/store/rooms/updateRoom.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import {
  asCustomer,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { onePixel, wideWebp } from '#functions/testing/pictures.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { invite } from '#functions/usecases/invitations.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { removeAccount } from '#functions/usecases/removeAccount.ts';
import { REMOVAL } from '#functions/workers/outbox/filter.ts';
import type { WorkerName } from '#infra/manifest.ts';
import type { Booking } from '#shared/booking.ts';
import { monthOf } from '#shared/days.ts';
import { limits } from '#shared/limits.ts';
import { writeFrom } from './account.ts';
import { newAddress, someBooking, tokenOf } from './people.ts';
import type { Samples } from './sample.ts';
import { message, type World } from './world.ts';

/** Id of a connection that is closed: the simulated management API answers 410 for it. */
export const GONE = 'gone';

const HOUR_MS = 60 * 60 * 1000;

type Item = Record<string, unknown>;

const onSocket = (connectionId: string) => ({ requestContext: { connectionId } });

const inAnHour = (): number => Math.floor((Date.now() + HOUR_MS) / 1000);

const imageOf = (item: Item | undefined) => item && marshall(item, { removeUndefinedValues: true });

/** A stream record of a change. */
const changed = (before: Item | undefined, after: Item) => ({
  eventID: randomUUID(),
  dynamodb: { SequenceNumber: '1', OldImage: imageOf(before), NewImage: imageOf(after) },
});

/** An e-mail as the queue hands it over. */
const queued = (mail: StoredMail) => ({
  Records: [{ body: JSON.stringify(changed(undefined, { ...mail })) }],
});

/** A new file of the bucket, as the queue hands it over. */
const stored = (path: string) => ({
  Records: [{ body: JSON.stringify({ detail: { object: { key: path.slice(PATH.length) } } }) }],
});

/** The path of a new room's picture. */
async function somePicture(bytes: Uint8Array): Promise<string> {
  const room = await someRoom();
  const path = await putImage(`rooms/${room.id}`, bytes, 'webp');
  await updateRoom(room.id, { image: path });
  return path;
}

/** A stream record of a new request. */
const requested = (booking: Booking) =>
  changed(undefined, { ...booking, entity: 'booking', id: randomUUID(), status: 'pending' });

/** A stream record of a removed account, whose user is still named by a booking and a message. */
async function removed() {
  const customer = await someCustomer();
  await writeFrom(customer.email);
  const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer, randomUUID());
  await moveBooking(id, 'cancelled', asCustomer(customer));
  await removeAccount(await getAccount(customer.email));
  return changed(undefined, { entity: REMOVAL, userId: customer.userId });
}

/**
 * Changes of every kind, of a customer with one open socket and one that is closed. The room can be searched for already,
 * with the days that were taken before.
 */
async function changesOfEveryKind(): Promise<object> {
  const { room, booking, customer } = await someBooking();
  await refreshEntry(room);
  await bookRoom(requestFor(room, 8, 9), customer);
  const account = { ...(await getAccount(customer.email)), entity: 'account' };
  for (const connectionId of ['open', GONE]) {
    await openConnection({ connectionId, userId: customer.userId, iat: 1 }, inAnHour());
  }
  const listed = { ...room, entity: 'room', live: 1 };
  const pending = { ...booking, entity: 'booking' };
  const approved = { ...pending, status: 'approved' };
  return {
    Records: [
      changed(undefined, account),
      changed(account, { ...account, role: 'admin' }),
      changed(undefined, pending),
      changed(pending, approved),
      changed(approved, { ...pending, status: 'cancelled' }),
      changed(listed, { ...listed, live: 2 }),
      changed(undefined, { ...message, entity: 'message', id: randomUUID() }),
      changed(undefined, { entity: 'revocation', userId: customer.userId, from: 2 }),
      await removed(),
    ],
  };
}

export const workerSamples = ({ size, booking }: World): Record<WorkerName, Samples> => ({
  'outbox.consume': [
    {
      newEvent: () =>
        Promise.resolve({
          Records: Array.from({ length: size.changes }, () => requested(booking)),
        }),
    },
    { how: 'changes of every kind', newEvent: changesOfEveryKind },
  ],
  'mails.send': [
    {
      newEvent: async () => {
        const { email } = await someCustomer();
        return queued(await requestMail({ kind: 'passwordReset', to: email }));
      },
    },
    {
      how: 'of another address',
      newEvent: () =>
        requestMail({
          kind: 'emailChanged',
          to: newAddress(),
          firstName: 'Sample',
        }).then(queued),
    },
    {
      how: 'that invites',
      newEvent: async () => {
        const to = newAddress();
        const boss = await customerWith({ role: 'admin' });
        await invite(to, 'operator', boss);
        return queued(await requestMail({ kind: 'teamInvitation', to }));
      },
    },
    {
      how: 'about a booking',
      newEvent: () =>
        requestMail({
          kind: 'bookingApproved',
          userId: booking.userId,
          bookingId: booking.id,
        }).then(queued),
    },
  ],
  'mails.switchOff': [
    {
      newEvent: async () => ({
        detail: {
          eventType: 'Bounce',
          mail: { timestamp: new Date().toISOString() },
          bounce: {
            bounceType: 'Permanent',
            bouncedRecipients: [{ emailAddress: (await someCustomer()).email }],
          },
        },
      }),
    },
  ],
  'pictures.resize': [
    { newEvent: () => somePicture(wideWebp).then(stored) },
    {
      how: 'that no room shows any more',
      newEvent: async () => {
        const path = await somePicture(wideWebp);
        await updateRoom(path.split('/')[3] ?? '', { image: '/images/rooms/any/any.png' });
        return stored(path);
      },
    },
    { how: 'that is too small', newEvent: () => somePicture(onePixel.png).then(stored) },
  ],
  'realtime.connect': [
    {
      newEvent: async () => ({
        ...onSocket(randomUUID()),
        queryStringParameters: { token: await tokenOf(await someCustomer()) },
      }),
    },
    {
      how: 'one socket too many',
      status: 429,
      newEvent: async () => {
        const person = await someCustomer();
        for (let index = 0; index < limits.sockets; index += 1) {
          const connection = { connectionId: randomUUID(), userId: person.userId, iat: 1 };
          await openConnection(connection, inAnHour());
        }
        return {
          ...onSocket(randomUUID()),
          queryStringParameters: { token: await tokenOf(person) },
        };
      },
    },
  ],
  'realtime.disconnect': [
    {
      newEvent: async () => {
        const [connectionId, { userId }] = [randomUUID(), await someCustomer()];
        await openConnection({ connectionId, userId, iat: 1 }, inAnHour());
        return onSocket(connectionId);
      },
    },
  ],
  'realtime.message': [
    { newEvent: () => Promise.resolve({ ...onSocket(randomUUID()), body: 'ping' }) },
  ],
  'schedule.remind': [
    {
      newEvent: async () => {
        const { customer } = await someBooking();
        await transact([
          writeStaff({
            userId: customer.userId,
            role: 'admin',
            createdAt: new Date().toISOString(),
          }),
        ]);
        const waited = Date.now() + (limits.remindHours + 1) * HOUR_MS;
        return { time: new Date(waited).toISOString() };
      },
    },
  ],
  'schedule.settleBookings': [
    {
      newEvent: async () => {
        const { booking } = await someBooking();
        const figure = { of: 'month', month: monthOf(booking.startDate) } as const;
        await transact([addToFigure({ figure, add: { pending: 1 } }, booking.id)]);
        const waited = Date.now() + (limits.pendingHours + 1) * HOUR_MS;
        return { time: new Date(waited).toISOString() };
      },
    },
  ],
});
