import { everyBookingOf } from '#functions/store/bookings/bookings.ts';
import { deleteMessage } from '#functions/store/messages/messages.ts';
import {
  deleteOwnItems,
  forgetNameInBookings,
  forgetNameInNotifications,
} from '#functions/store/removal/forgetCustomer.ts';
import {
  deleteRemoval,
  findRemoval,
  type StoredRemoval,
} from '#functions/store/removal/removals.ts';
import { listMessagesUntil } from './listOwnMessages.ts';

/**
 * Forgets the user of a removed account: takes the name out of bookings, which stay, and of what the staff were told, and
 * deletes what they have written to us and their own items. It can be repeated until all is done, and does nothing
 * afterwards. The removal is read first, because a table that was restored to a moment before it has the account again.
 */
export async function finishRemoval(userId: string): Promise<void> {
  const removal = await findRemoval(userId);
  if (!removal) return;
  const ids = await bookingIdsOf(removal);
  await forgetNameInBookings(ids);
  const messages = await listMessagesUntil(removal.addresses);
  // Before the messages are deleted, because a repetition finds what was told of them by their ids.
  await forgetNameInNotifications(new Set([...ids, ...messages.map(({ id }) => id)]));
  for (const message of messages) await deleteMessage(message);
  await deleteOwnItems(userId);
  await deleteRemoval(userId);
}

async function bookingIdsOf({ userId, newest }: StoredRemoval): Promise<string[]> {
  const listed = (await everyBookingOf(userId)).map(({ id }) => id);
  return newest === undefined ? listed : [...new Set([newest, ...listed])];
}
