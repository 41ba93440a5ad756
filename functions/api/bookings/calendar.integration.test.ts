import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { handler as state } from '#functions/api/account/calendar.ts';
import { handler as end } from '#functions/api/account/endCalendar.ts';
import { handler as renew } from '#functions/api/account/renewCalendar.ts';
import { handler as show } from '#functions/api/bookings/calendar.ts';
import { newCalendarKey } from '#functions/platform/auth/calendarKeys.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { db } from '#functions/platform/table/client.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import {
  findCalendar,
  removeCalendar,
  writeCalendar,
} from '#functions/store/customers/calendars.ts';
import { invoke, invokeWithJson } from '#functions/testing/calls.ts';
import {
  admin,
  asCustomer,
  customerWith,
  requestFor,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { finishReset, startReset } from '#functions/usecases/passwordResets.ts';
import { removeAccount } from '#functions/usecases/removeAccount.ts';
import { CALENDAR } from '#shared/calendarPath.ts';
import * as account from '#shared/contract/account.ts';
import * as contract from '#shared/contract/bookings.ts';

useTable();
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

type Customer = Awaited<ReturnType<typeof someCustomer>>;

const signed = async ({ email }: Customer) => ({
  headers: { authorization: `Bearer ${await tokenFor(await getAccount(email))}` },
});

/** Makes an address, and answers its key. */
async function keyOf(customer: Customer): Promise<string> {
  const { body } = await invokeWithJson(renew, account.renewCalendar, {}, await signed(customer));
  return CALENDAR.exec(String(body.path))?.[1] ?? '';
}

const fetched = (key: string, address?: string) =>
  invoke(show, contract.calendar, {
    query: { key, host: 'coldroom.rw' },
    ...(address !== undefined && { address }),
  });

const fileOf = async (key: string): Promise<string> => String((await fetched(key)).body.file);

const statesOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    [...file.matchAll(/UID:(.+)@bookings[^]+?STATUS:(\w+)/g)].map(([, id = '', status = '']) => [
      id,
      status,
    ]),
  );

describe('the calendar that a customer subscribes to', () => {
  it('has their bookings that wait or come, and no longer those that were cancelled', async () => {
    const [room, customer, other] = [await someRoom(), await someCustomer(), await someCustomer()];
    const book = async (day: number, whose = customer) =>
      (await bookRoom(requestFor(room, day, day), whose)).id;
    const [waiting, coming, gone] = [await book(5), await book(6), await book(7)];
    const foreign = await book(8, other);
    await moveBooking(coming, 'approved', admin);
    const key = await keyOf(customer);
    expect(statesOf(await fileOf(key))).toEqual({
      [waiting]: 'TENTATIVE',
      [coming]: 'CONFIRMED',
      [gone]: 'TENTATIVE',
    });
    await moveBooking(gone, 'cancelled', asCustomer(customer));
    const file = await fileOf(key);
    expect(statesOf(file)).toEqual({ [waiting]: 'TENTATIVE', [coming]: 'CONFIRMED' });
    expect(file).not.toContain(foreign);
    expect(file).not.toContain(customer.names);
    expect(file).toContain(
      `URL:https://coldroom.rw/booking/arrival?booking=${coming}`.slice(0, 75),
    );
  });

  it('is a file of calendars that nobody else may keep, for five minutes', async () => {
    const { status, headers, body } = await fetched(await keyOf(await someCustomer()));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, max-age=300',
    });
    expect(body.file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  });

  it('leads to the site only where its address is known', async () => {
    const [room, customer] = [await someRoom(), await someCustomer()];
    await bookRoom(requestFor(room, 5, 5), customer);
    const key = await keyOf(customer);
    const { body } = await invoke(show, contract.calendar, { query: { key } });
    expect(body.file).not.toContain('URL:');
    vi.stubEnv('SITE_URL', 'https://coldroom.example');
    expect(await fileOf(key)).toContain('URL:https://coldroom.example/booking\r\n');
  });
});

describe('the address of a calendar', () => {
  it('is told once, and kept as a hash with the moment', async () => {
    const customer = await someCustomer();
    const call = await signed(customer);
    expect((await invoke(state, account.calendar, call)).body).toEqual({});
    const made = await invokeWithJson(renew, account.renewCalendar, {}, call);
    expect(made.body.path).toMatch(CALENDAR);
    const kept = await invoke(state, account.calendar, call);
    expect(kept.body).toEqual({ since: made.body.since });
    const [, secret = ''] = String(made.body.path).split('.');
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(await findCalendar(customer.userId))).not.toContain(secret);
  });

  it('ends where it is renewed, turned off, or its account is deleted', async () => {
    const customer = await someCustomer();
    const first = await keyOf(customer);
    const second = await keyOf(customer);
    expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200]);
    const off = await invoke(end, account.endCalendar, await signed(customer));
    expect([off.status, off.body]).toEqual([200, {}]);
    expect((await fetched(second)).status).toBe(404);
    expect((await invoke(end, account.endCalendar, await signed(customer))).status).toBe(200);

    const third = await keyOf(customer);
    expect(await removeAccount(await getAccount(customer.email))).toMatchObject({
      outcome: 'removed',
    });
    expect((await fetched(third)).status).toBe(404);
    const gone = { code: 'invalidToken' };
    await expect(writeCalendar(customer.userId, 'hash', 'now')).rejects.toMatchObject(gone);
    await expect(removeCalendar(customer.userId)).rejects.toMatchObject(gone);
    expect(await findCalendar(customer.userId)).toEqual({});
  });

  it.each([
    ['ends by a code for a new password where nobody had confirmed the address', undefined, 404],
    ['outlives one where somebody had', '2026-01-01T00:00:00.000Z', 200],
  ])('%s', async (_, emailConfirmedAt, status) => {
    vi.stubEnv('SITE_URL', 'https://coldroom.rw');
    const customer = await customerWith({ emailConfirmedAt });
    const key = await keyOf(customer);
    const { subject = '' } = (await startReset(customer.email)) ?? {};
    await finishReset(customer.email, subject.slice(0, 8), 'a password of my own');
    expect((await fetched(key)).status).toBe(status);
  });

  it('that is none is answered alike, whatever is wrong with it', async () => {
    const customer = await someCustomer();
    const key = await keyOf(customer);
    const wrong = [
      'nothing',
      newCalendarKey(customer.userId).key,
      newCalendarKey(randomUUID()).key,
      key.slice(0, -1),
    ];
    const answers = await Promise.all(wrong.map((one) => fetched(one)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404, body: { code: 'notFound' } });
  });

  it('is guessed so often from one network address, from which a true one is answered still', async () => {
    vi.stubEnv('LIMIT_CALENDAR', '2');
    const customer = await someCustomer();
    const key = await keyOf(customer);
    const from = '198.51.100.77';
    const guess = async (one: string) => (await fetched(one, from)).status;
    expect(await guess('wrong')).toBe(404);
    expect(await guess(newCalendarKey(customer.userId).key)).toBe(404);
    expect(await guess('wrong')).toBe(429);
    expect(await guess(newCalendarKey(customer.userId).key)).toBe(429);
    expect(await guess(key)).toBe(200);
    expect((await fetched('wrong', '198.51.100.78')).status).toBe(404);
  });

  it('is not changed where the table does not answer', async () => {
    const { userId } = await someCustomer();
    vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    await expect(writeCalendar(userId, 'hash', 'now')).rejects.toThrow('unavailable');
  });
});
