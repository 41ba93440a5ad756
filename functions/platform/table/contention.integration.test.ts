import { readdirSync, readFileSync } from 'node:fs';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decideGoods } from '#functions/domain/decideGoods.ts';
import { countTry, putCode } from '#functions/store/accounts/codes.ts';
import { switchOff } from '#functions/store/accounts/confirmations.ts';
import { setMailsOff, stopMails } from '#functions/store/accounts/mailsOff.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import { writeGoods } from '#functions/store/bookings/writeGoods.ts';
import { forgetConnection } from '#functions/store/connections/connections.ts';
import { removeCalendar, writeCalendar } from '#functions/store/customers/calendars.ts';
import { noteSummed } from '#functions/store/customers/pendingCount.ts';
import { moveNotes, putNote } from '#functions/store/customers/staffNotes.ts';
import { claimMail, dropMail, requestMail, settleMail } from '#functions/store/mails/mails.ts';
import {
  createMessage,
  deleteMessage,
  fileEveryMessage,
  listMessages,
  setHandled,
} from '#functions/store/messages/messages.ts';
import {
  countUnread,
  markAllRead,
  markRead,
  newNotificationId,
  putNotification,
} from '#functions/store/notifications/notifications.ts';
import { noteStaffRecipients } from '#functions/store/notifications/staffRecipients.ts';
import { deleteOwnItems, forgetNameInBookings } from '#functions/store/removal/forgetCustomer.ts';
import { deleteRemoval } from '#functions/store/removal/removals.ts';
import { refreshEntry } from '#functions/store/search/refreshEntry.ts';
import { requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { useTroubledTable, type Trouble } from '#functions/testing/troubledTable.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { db } from './client.ts';
import { keys } from './keys.ts';
import { transact } from './transact.ts';

// What counts is how often a write is tried, not how long it waits between.
vi.mock('node:timers/promises', () => ({ setTimeout: () => Promise.resolve() }));

useTable();
const table = useTroubledTable();
beforeEach(() => void vi.spyOn(Math, 'random').mockReturnValue(0));
afterEach(() => {
  table.meet('conflict', 0);
  vi.restoreAllMocks();
});

/** Prepares a single write, before any trouble begins. */
type Prepare = () => Promise<() => Promise<unknown>>;

async function notified(): Promise<{ userId: string; id: string }> {
  const { userId } = await someCustomer();
  const id = newNotificationId();
  const at = '2027-01-31T00:00:00Z';
  await transact(putNotification(userId, { id, at, type: 'bookingApproved', names: 'Test' }));
  return { userId, id };
}

async function sentMessage(): Promise<string> {
  await createMessage({
    kind: 'contact',
    names: 'Aline Uwase',
    email: 'aline@example.com',
    questions: 'Muraho',
    subscribeNews: false,
  });
  return (await listMessages(undefined, {})).items[0]?.id ?? '';
}

const note = { id: 'n', text: 'Calls early', at: '2027-01-31', by: 'Test Admin', authorId: 'a' };

/** Every single write of the functions, by the file that makes it. */
const writes: Record<string, Prepare[]> = {
  'accounts/codes.ts': [
    async () => {
      const { email } = await someCustomer();
      return () => putCode('reset', email, 'a hash', 4e9);
    },
    async () => {
      const { email } = await someCustomer();
      await putCode('reset', email, 'a hash', 4e9);
      return () => countTry('reset', email, 1);
    },
  ],
  'accounts/confirmations.ts': [
    async () => {
      const { email } = await someCustomer();
      return () => switchOff(email, 'bounced', new Date().toISOString());
    },
  ],
  'accounts/mailsOff.ts': [
    async () => {
      const { email } = await someCustomer();
      return () => stopMails(email, 'answers');
    },
    async () => {
      const customer = await someCustomer();
      return () => setMailsOff(customer, ['answers']);
    },
  ],
  'accounts/updateAccount.ts': [
    async () => {
      const customer = await someCustomer();
      return () => updateAccount(customer, { firstName: 'Aline' });
    },
  ],
  'bookings/writeGoods.ts': [
    async () => {
      const [room, customer] = await Promise.all([someRoom(), someCustomer()]);
      const booking = await bookRoom(requestFor(room, 5, 6), customer);
      const change = decideGoods(booking, { weight: 5 });
      if (!change) throw new Error('Nothing would change');
      return () => writeGoods(change);
    },
  ],
  'connections/connections.ts': [
    () => Promise.resolve(() => forgetConnection({ connectionId: 'c', userId: 'u' })),
  ],
  'customers/calendars.ts': [
    async () => {
      const { userId } = await someCustomer();
      return async () => {
        await writeCalendar(userId, 'a hash', '2027-01-31T00:00:00.000Z');
        await removeCalendar(userId);
      };
    },
  ],
  'customers/pendingCount.ts': [
    async () => {
      const { userId } = await someCustomer();
      return () => noteSummed(userId);
    },
  ],
  'customers/staffNotes.ts': [
    async () => {
      const { userId } = await someCustomer();
      return () => putNote(userId, note);
    },
    async () => {
      const [from, to] = [await someCustomer(), await someCustomer()];
      await putNote(from.userId, note);
      return () => moveNotes(from.userId, to.userId);
    },
  ],
  'mails/mails.ts': [
    async () => {
      const { id } = await requestMail({ kind: 'passwordReset', to: 'aline@example.com' });
      return () => claimMail(id, 1);
    },
    async () => {
      const { id } = await requestMail({ kind: 'passwordReset', to: 'aline@example.com' });
      await claimMail(id, 1);
      return () => settleMail(id, 1, 'sent');
    },
    async () => {
      const mail = await requestMail({ kind: 'passwordReset', to: 'aline@example.com' });
      return () => dropMail(mail, 1);
    },
  ],
  'messages/messages.ts': [
    () => Promise.resolve(sentMessage),
    async () => {
      const id = await sentMessage();
      return () => setHandled(id, true);
    },
    async () => {
      const id = await sentMessage();
      return () => deleteMessage({ id });
    },
    async () => {
      const Key = keys.message(await sentMessage());
      const UpdateExpression = 'REMOVE gsi3pk, gsi3sk';
      await db.send(
        new UpdateCommand({ TableName: process.env.TABLE_NAME, Key, UpdateExpression }),
      );
      return fileEveryMessage;
    },
  ],
  'notifications/notifications.ts': [
    async () => {
      const { userId, id } = await notified();
      return () => markRead(userId, id);
    },
    async () => {
      const { userId } = await notified();
      return async () => {
        await markAllRead(userId);
        expect(await countUnread(userId)).toBe(0);
      };
    },
  ],
  'notifications/staffRecipients.ts': [
    async () => {
      const { userId } = await someCustomer();
      return () => noteStaffRecipients([userId]);
    },
  ],
  'removal/forgetCustomer.ts': [
    async () => {
      const { userId } = await notified();
      return () => deleteOwnItems(userId);
    },
    async () => {
      const [room, customer] = await Promise.all([someRoom(), someCustomer()]);
      const { id } = await bookRoom(requestFor(room, 5, 6), customer);
      return () => forgetNameInBookings([id]);
    },
  ],
  'removal/removals.ts': [
    async () => {
      const { userId } = await someCustomer();
      return () => deleteRemoval(userId);
    },
  ],
  'search/refreshEntry.ts': [
    async () => {
      const [room, customer] = await Promise.all([someRoom(), someCustomer()]);
      await refreshEntry(room);
      await bookRoom(requestFor(room, 5, 6), customer);
      return () => refreshEntry(room);
    },
  ],
};

const functions = new URL('../../', import.meta.url);

/** How many single writes each file of the functions makes. */
function writesInCode(): Record<string, number> {
  const files = readdirSync(functions, { recursive: true, encoding: 'utf8' });
  const counts = files
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
    .map((file) => {
      const text = readFileSync(new URL(file, functions), 'utf8');
      const made = text.match(/new (Put|Update|Delete|BatchWrite)Command\(/g) ?? [];
      return [file.replace('store/', ''), made.length] as const;
    });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

it('every single write of the functions is tried here', () => {
  const tried = Object.entries(writes).map(([file, made]) => [file, made.length]);
  expect(Object.fromEntries(tried)).toEqual(writesInCode());
});

const each = Object.entries(writes).flatMap(([file, made]) =>
  made.map((prepare, index) => [`${file}, ${index + 1}`, prepare] as const),
);

describe.each(each)('a single write (%s)', (_, prepare) => {
  it('is done in the end where it meets transactions for a while', async () => {
    const write = await prepare();
    table.meet('conflict', 3);
    await write();
  });

  it.each<[Trouble, string]>([
    ['conflict', 'busy'],
    ['throttled', 'busy'],
    ['broken', 'outcomeUnknown'],
    ['cut', 'outcomeUnknown'],
  ])('that meets nothing but %s is refused as %s', async (trouble, code) => {
    const write = await prepare();
    table.meet(trouble);
    await expect(write()).rejects.toMatchObject({ code });
  });
});

it.each<Trouble>(['conflict', 'throttled'])(
  'a write that may have been done before it met %s is refused as of unknown outcome',
  async (trouble) => {
    const customer = await someCustomer();
    table.meet('cut', 1, trouble);
    const change = updateAccount(customer, { firstName: 'Aline' });
    await expect(change).rejects.toMatchObject({ code: 'outcomeUnknown' });
  },
);
