import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import { schedule } from '#functions/domain/decideMove.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import type { NewAccount } from '#functions/store/accounts/createUser.ts';
import { createMessage, listMessagesFrom } from '#functions/store/messages/messages.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { getBooking } from '#functions/usecases/getBooking.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { rateStay } from '#functions/usecases/rateStay.ts';
import { setRole } from '#functions/usecases/setRole.ts';
import { addNote } from '#functions/usecases/staffNotes.ts';
import { applyChange } from '#functions/workers/outbox/applyChange.ts';
import type { Change } from '#functions/workers/outbox/change.ts';
import { DAY_MS } from '#shared/days.ts';
import { admin, customerWith, requestFor, someCustomer, someRoom } from './people.ts';
import { everyItem } from './table.ts';

const apply = (entity: Change['entity'], before: object | undefined, after: object) =>
  applyChange({
    eventId: randomUUID(),
    at: new Date().toISOString(),
    entity,
    before,
    after,
  } as Change);

/** Sends a message of the contact form. */
export const writeFrom = (email: string, names = 'Somebody') =>
  createMessage({ kind: 'contact', names, email, questions: 'Any room?', subscribeNews: false });

/** Somebody whose only stay is paid, over and rated. */
async function someGuest(fields: Partial<NewAccount>) {
  const customer = { ...(await customerWith(fields)), names: `Removed ${randomUUID()}` };
  const account = await getAccount(customer.email);
  await apply('account', undefined, account);
  const asked = await bookRoom(requestFor(await someRoom(), 5, 6), customer, 'key');
  await apply('booking', undefined, asked);
  await moveBooking(asked.id, 'approved', admin);
  const approved = await getBooking(asked.id, 'anybody');
  await apply('booking', asked, approved);
  await recordPayment(asked.id, { kind: 'payment', amount: 50_001, way: 'cash' }, admin);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * DAY_MS });
  await moveBooking(asked.id, 'completed', schedule);
  await apply('booking', approved, await getBooking(asked.id, 'anybody'));
  await rateStay(asked.id, { stars: 4 }, customer);
  return { customer, account, bookingId: asked.id };
}

/** The entities of which a removal leaves nothing, or no name. */
export const removedEntities = [
  'booking',
  'audit',
  'rating',
  'payment',
  'key',
  'note',
  'unread',
  'message',
  'staffNote',
  'userFigures',
];

/**
 * Somebody of whom there is one of everything that a removal forgets, and whose account may be removed. The clock stands a
 * month later then, which `vi.useRealTimers` ends.
 */
export async function someWithHistory(fields: Partial<NewAccount> = {}) {
  const office = await setRole((await someCustomer()).email, 'operator');
  await apply('account', undefined, office);
  const { customer, account, bookingId } = await someGuest(fields);
  const { userId, email, names } = customer;
  await addNote(userId, 'Wants the left door.', { userId: 'staff', names: 'Test Staff' });
  await writeFrom(email, names);
  const [message = { id: '' }] = await listMessagesFrom(email);
  await apply('message', undefined, message);
  const told = [userId, email, names, bookingId, message.id];
  return {
    customer,
    account,
    bookingId,
    office: office.userId,
    /** What there is to be forgotten of them. */
    kept: async () =>
      (await everyItem()).filter(
        (item) =>
          removedEntities.includes(String(item.entity)) &&
          told.some((text) => JSON.stringify(item).includes(text)),
      ),
    /** The items that name them. */
    naming: async () =>
      (await everyItem()).filter((item) =>
        [email, names].some((text) => JSON.stringify(item).includes(text)),
      ),
  };
}
