import { randomUUID } from 'node:crypto';
import type { GetCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { handler as choice } from '#functions/api/account/chooseMails.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { unsubscribeLink } from '#functions/platform/auth/unsubscribing.ts';
import { db } from '#functions/platform/table/client.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { setMailsOff, stopMails } from '#functions/store/accounts/mailsOff.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { invoke, invokeWithJson } from '#functions/testing/calls.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { chooseMails } from '#functions/usecases/chooseMails.ts';
import * as accountContract from '#shared/contract/account.ts';
import * as contract from '#shared/contract/mails.ts';
import { mailTopics, type MailTopic } from '#shared/mailTopics.ts';
import type { UnsubscribeLink } from '#shared/unsubscribePath.ts';
import { handler as ask } from './askUnsubscribe.ts';
import { handler as unsubscribe } from './unsubscribe.ts';

useTable();
/** Somebody who is listed, as the outbox lists them. */
async function listed() {
  const account = await getAccount((await someCustomer()).email);
  await transact([writeListedCustomer(account)]);
  return account;
}

const press = (link: UnsubscribeLink) =>
  invoke(unsubscribe, contract.unsubscribe, {
    query: { ...link },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });

const offOf = async (email: string) => (await getAccount(email)).mailsOff;

describe('the link of an e-mail', () => {
  it('stops e-mails of its kind without a sign-in, and pressing it again changes nothing', async () => {
    const { userId, email } = await listed();
    const link = await unsubscribeLink(userId, 'answers');
    expect((await press(link)).status).toBe(200);
    expect((await press(link)).status).toBe(200);
    expect(await offOf(email)).toEqual(['answers']);
    await press(await unsubscribeLink(userId, 'reminders'));
    expect(await offOf(email)).toEqual(['answers', 'reminders']);
  });

  it('can be of any topic', async () => {
    const { userId, email } = await listed();
    for (const topic of mailTopics) {
      const link = await unsubscribeLink(userId, topic);
      const asked = await invoke(ask, contract.askUnsubscribe, { query: { ...link } });
      expect([asked.status, (await press(link)).status]).toEqual([303, 200]);
    }
    expect(await offOf(email)).toEqual(mailTopics);
  });

  it('stops nothing of somebody else, of another kind, or with another key', async () => {
    const [{ userId, email }, other] = [await listed(), await listed()];
    const link = await unsubscribeLink(userId, 'answers');
    for (const wrong of [
      { ...link, user: other.userId },
      { ...link, topic: 'reminders' as const },
      { ...link, key: 'short' },
    ]) {
      expect((await press(wrong)).body).toMatchObject({ code: 'wrongLink' });
    }
    expect([await offOf(email), await offOf(other.email)]).toEqual([undefined, undefined]);
  });

  it('of an account that is gone is answered the same', async () => {
    expect((await press(await unsubscribeLink(randomUUID(), 'answers'))).status).toBe(200);
    await stopMails(`${randomUUID()}@example.com`, 'answers');
  });

  it('leads a browser to the page that asks, and changes nothing', async () => {
    const { userId, email } = await listed();
    const link = await unsubscribeLink(userId, 'answers');
    const answer = await invoke(ask, contract.askUnsubscribe, { query: { ...link } });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toBe(
      `/unsubscribe#user=${userId}&topic=answers&key=${link.key}`,
    );
    expect(await offOf(email)).toBeUndefined();
  });

  it('is not used up where the table does not answer', async () => {
    vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    await expect(stopMails('a@example.com', 'answers')).rejects.toThrow('unavailable');
    vi.restoreAllMocks();
  });
});

describe('the choice in the settings', () => {
  const choose = async (off: unknown, email: string, seen?: readonly MailTopic[]) =>
    invokeWithJson(
      choice,
      accountContract.chooseMails,
      { off, seen },
      { headers: { authorization: `Bearer ${await tokenFor(await getAccount(email))}` } },
    );

  it('is kept, each kind once, and can be taken back', async () => {
    const { email } = await someCustomer();
    const answer = await choose(['answers', 'answers', 'requests'], email);
    expect(answer.body).toMatchObject({ email, mailsOff: ['answers', 'requests'] });
    expect((await choose([], email)).body).toMatchObject({ mailsOff: [] });
  });

  it('can be of every topic', async () => {
    const { email } = await someCustomer();
    expect((await choose(mailTopics, email)).body).toMatchObject({ mailsOff: mailTopics });
  });

  it('that began before a link was pressed keeps what the link stopped, which can be taken back afterwards', async () => {
    const { userId, email } = await listed();
    await choose(['answers', 'requests'], email);
    await press(await unsubscribeLink(userId, 'reminders'));
    const answer = await choose(['answers', 'cancellations'], email, ['answers', 'requests']);
    const mailsOff = ['answers', 'reminders', 'cancellations'] as const;
    expect(answer.body).toMatchObject({ mailsOff });
    expect(await offOf(email)).toEqual(mailsOff);
    const later = await choose(['answers', 'cancellations'], email, mailsOff);
    expect(later.body).toMatchObject({ mailsOff: ['answers', 'cancellations'] });
  });

  it('keeps what a link stops between its read and its write', async () => {
    const { email, userId } = await listed();
    const send = db.send.bind(db);
    const spy = vi.spyOn(db, 'send').mockImplementationOnce((async (read: GetCommand) => {
      const answer = await send(read);
      await stopMails(email, 'reminders');
      return answer;
    }) as never);
    await chooseMails({ email, userId }, { off: ['answers'], seen: [] });
    spy.mockRestore();
    expect(await offOf(email)).toEqual(['reminders', 'answers']);
  });

  it('is of kinds that exist', async () => {
    const { email } = await someCustomer();
    expect((await choose(['codes'], email)).body).toMatchObject({ code: 'notOneOf' });
    expect((await choose('answers', email)).body).toMatchObject({ code: 'invalidInput' });
  });

  it('is refused where the account is gone, or the table does not answer', async () => {
    const nobody = `${randomUUID()}@example.com`;
    await expect(
      chooseMails({ email: nobody, userId: 'nobody' }, { off: [] }),
    ).rejects.toMatchObject({ code: 'invalidToken' });
    vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    await expect(setMailsOff({ email: nobody, userId: 'nobody' }, [])).rejects.toThrow(
      'unavailable',
    );
    vi.restoreAllMocks();
  });
});
