import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '#functions/platform/logger.ts';
import { settings } from '#functions/platform/settings.ts';
import { db } from '#functions/platform/table/client.ts';
import { keys } from '#functions/platform/table/keys.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import {
  claimMail,
  dropMail,
  putBookingMail,
  requestMail,
  settleMail,
  type StoredMail,
} from '#functions/store/mails/mails.ts';
import {
  admin,
  customerWith,
  requestFor,
  someCaller,
  someCustomer,
  someRoom,
} from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { invite, withdrawInvitation } from '#functions/usecases/invitations.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { handler } from './send.ts';

useTable();

interface Sent {
  FromEmailAddress: string;
  ReplyToAddresses?: string[];
  Destination: { ToAddresses: string[] };
  Content: {
    Simple: {
      Subject: { Data: string };
      Body: { Text: { Data: string } };
      Headers?: { Name: string; Value: string }[];
      Attachments?: { FileName: string; ContentType: string; RawContent: string }[];
    };
  };
}

let ses: Server;
let sent: Sent[];
/** The statuses of SES's next answers; 200 after these. */
let answers: number[];
/** The exception that SES names where it does not answer 200. */
let exception: string;

beforeAll(async () => {
  ses = createServer((request, response) => {
    void json(request).then((body) => {
      const status = answers.shift() ?? 200;
      if (status === 200) sent.push(body as Sent);
      response.writeHead(status, { 'x-amzn-errortype': exception }).end('{}');
    });
  });
  ses.listen(0, '127.0.0.1');
  await once(ses, 'listening');
  const { port } = ses.address() as AddressInfo;
  vi.stubEnv('AWS_ENDPOINT_URL_SESV2', `http://127.0.0.1:${port}`);
  vi.stubEnv('SITE_URL', 'https://coldroom.rw');
  vi.stubEnv('MAIL_FROM', 'hello@coldroom.rw');
});
afterAll(() => {
  vi.unstubAllEnvs();
  ses.closeAllConnections();
  ses.close();
});
beforeEach(() => {
  sent = [];
  answers = [];
  exception = 'MessageRejected';
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Hands an e-mail over, as the queue does. */
const deliver = (mail: StoredMail) =>
  handler({ Records: [{ body: JSON.stringify({ dynamodb: { NewImage: marshall(mail) } }) }] });

const stateOf = async ({ id }: StoredMail): Promise<unknown> => {
  const { Item } = await db.send(
    new GetCommand({ TableName: settings.tableName(), Key: keys.mail(id), ConsistentRead: true }),
  );
  return Item?.state;
};

const forgotten = (to: string) => requestMail({ kind: 'passwordReset', to });

const invited = (to: string) => requestMail({ kind: 'teamInvitation', to });

const someMail = async () => forgotten((await someCustomer()).email);

const laterBy = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

describe('an e-mail', () => {
  it('is sent to its address, however often it is handed over', async () => {
    const { email } = await someCustomer();
    const mail = await forgotten(email);
    await deliver(mail);
    await deliver(mail);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      FromEmailAddress: 'hello@coldroom.rw',
      Destination: { ToAddresses: [email] },
    });
    expect(sent[0]?.Content.Simple.Body.Text.Data).toContain('https://coldroom.rw/reset-password#');
    expect(await stateOf(mail)).toBe('sent');
  });

  it('is answered to the house, whose people read no answers at the sender’s address', async () => {
    vi.stubEnv('MAIL_REPLY_TO', 'office@coldroom.rw');
    await deliver(await someMail());
    vi.stubEnv('MAIL_REPLY_TO', undefined);
    await deliver(await someMail());
    expect(sent.map(({ ReplyToAddresses }) => ReplyToAddresses)).toEqual([
      ['office@coldroom.rw'],
      undefined,
    ]);
  });

  it('is never sent to whom an admin has added, who has no address', async () => {
    const caller = await someCaller();
    await transact([writeListedCustomer(caller)]);
    const { userId } = caller;
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names: 'Test' });
    const mail = await requestMail({ kind: 'requestReceived', userId, bookingId: booking.id });
    await deliver(mail);
    expect(sent).toEqual([]);
    expect(await stateOf(mail)).not.toBe('sent');
  });

  it('about a booking can be stopped by one press, one with a code cannot', async () => {
    const { userId, email } = await someCustomer();
    await transact([writeListedCustomer(await getAccount(email))]);
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names: 'Test' });
    const cause = { kind: 'requestReceived', userId, bookingId: booking.id } as const;
    await deliver(await requestMail(cause));
    await deliver(await forgotten(email));
    const [about, code] = sent.map(({ Content }) => Content.Simple);
    expect(about?.Headers).toEqual([
      {
        Name: 'List-Unsubscribe',
        Value: expect.stringMatching(
          new RegExp(`^<https://coldroom.rw/backend/mails/unsubscribe\\?user=${userId}&`),
        ) as string,
      },
      { Name: 'List-Unsubscribe-Post', Value: 'List-Unsubscribe=One-Click' },
    ]);
    expect(about?.Body.Text.Data).toContain('https://coldroom.rw/unsubscribe#user=');
    expect(code).not.toHaveProperty('Headers');
  });

  it('that says that a booking is approved brings its calendar file', async () => {
    const { userId, email } = await someCustomer();
    await transact([writeListedCustomer(await getAccount(email))]);
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names: 'Test' });
    await moveBooking(booking.id, 'approved', admin);
    const cause = { kind: 'bookingApproved', userId, bookingId: booking.id } as const;
    await deliver(await requestMail(cause));
    const [file] = sent[0]?.Content.Simple.Attachments ?? [];
    expect(file).toMatchObject({
      FileName: `${String(booking.number)}.ics`,
      ContentType: 'text/calendar',
    });
    expect(Buffer.from(file?.RawContent ?? '', 'base64').toString()).toContain(
      `UID:${booking.id}@bookings.coldroom`,
    );
  });

  it('is sent by one of many who are handed it at once, and the others fail or find it sent', async () => {
    const mail = await someMail();
    await Promise.allSettled(Array.from({ length: 5 }, () => deliver(mail)));
    expect(sent).toHaveLength(1);
  });

  it('is tried again where SES asks for patience', async () => {
    answers = [429, 503];
    await deliver(await someMail());
    expect(sent).toHaveLength(1);
  });

  it('that SES refuses fails without its address, and is sent once its claim is over', async () => {
    const mail = await someMail();
    answers = [400];
    await expect(deliver(mail)).rejects.toThrow(/^SES answers 400 MessageRejected$/);
    await expect(deliver(mail)).rejects.toThrow('somebody else is sending this e-mail');
    laterBy(61);
    await deliver(mail);
    expect(sent).toHaveLength(1);
    expect(await stateOf(mail)).toBe('sent');
  });

  it('about a booking that SES refuses uses up none of its recipient’s e-mails of the day', async () => {
    vi.stubEnv('LIMIT_MAILS', '1');
    const { userId, email } = await someCustomer();
    await transact([writeListedCustomer(await getAccount(email))]);
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names: 'Test' });
    const mail = await requestMail({ kind: 'requestReceived', userId, bookingId: booking.id });
    answers = [400];
    await expect(deliver(mail)).rejects.toThrow('SES answers 400');
    laterBy(61);
    await deliver(mail);
    vi.stubEnv('LIMIT_MAILS', undefined);
    expect([sent.length, await stateOf(mail)]).toEqual([1, 'sent']);
  });

  it('to the staff that SES refuses uses up none of those that its customer may cause', async () => {
    vi.stubEnv('LIMIT_MAILS_ABOUT', '1');
    const { userId, email } = await customerWith({ role: 'admin' });
    await transact([writeListedCustomer(await getAccount(email))]);
    const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), await someCustomer());
    const mail = await requestMail({ kind: 'newRequest', userId, bookingId: id });
    answers = [400];
    await expect(deliver(mail)).rejects.toThrow('SES answers 400');
    laterBy(61);
    await deliver(mail);
    vi.stubEnv('LIMIT_MAILS_ABOUT', undefined);
    expect([sent.length, await stateOf(mail)]).toEqual([1, 'sent']);
  });

  it('with a code that SES refuses uses up none of those that its address gets', async () => {
    vi.stubEnv('LIMIT_RESET_ACCOUNT', '1');
    const { email: to } = await customerWith({ emailConfirmedAt: undefined });
    const mail = await requestMail({ kind: 'emailConfirmation', to });
    answers = [400];
    await expect(deliver(mail)).rejects.toThrow('SES answers 400');
    laterBy(61);
    await deliver(mail);
    const next = await requestMail({ kind: 'emailConfirmation', to });
    await deliver(next);
    vi.stubEnv('LIMIT_RESET_ACCOUNT', undefined);
    expect([sent.length, await stateOf(mail), await stateOf(next)]).toEqual([1, 'sent', 'dropped']);
  });

  it('with a code that was counted when it was asked for is sent without being counted again', async () => {
    vi.stubEnv('LIMIT_RESET_ACCOUNT', '1');
    const { email: to } = await customerWith({ emailConfirmedAt: undefined });
    const ask = (isCounted: boolean) => requestMail({ kind: 'emailConfirmation', to, isCounted });
    const counted = await ask(true);
    answers = [400];
    await expect(deliver(counted)).rejects.toThrow('SES answers 400');
    laterBy(61);
    await deliver(counted);
    const [first, second] = [await ask(false), await ask(false)];
    await deliver(first);
    await deliver(second);
    vi.stubEnv('LIMIT_RESET_ACCOUNT', undefined);
    expect([sent.length, await stateOf(counted)]).toEqual([2, 'sent']);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['sent', 'dropped']);
  });

  it('is given up for now where SES stays away', async () => {
    const mail = await someMail();
    answers = [500, 500, 500, 500];
    await expect(deliver(mail)).rejects.toThrow('SES answers 500');
    expect(answers).toEqual([]);
  });

  it('that is an hour late is dropped', async () => {
    const mail = await someMail();
    laterBy(60 * 60 + 1);
    await deliver(mail);
    expect([sent, await stateOf(mail)]).toEqual([[], 'dropped']);
  });

  it('that tells of another address needs no account there', async () => {
    const to = `${randomUUID()}@example.com`;
    const mail = await requestMail({ kind: 'emailChanged', to, firstName: 'Aline' });
    await deliver(mail);
    expect(sent[0]).toMatchObject({ Destination: { ToAddresses: [to] } });
    expect(sent[0]?.Content.Simple.Body.Text.Data).toContain('Hello Aline,');
    expect(await stateOf(mail)).toBe('sent');
  });

  it.each(['passwordReset', 'emailConfirmation'] as const)(
    'of the kind %s says nothing that somebody has typed who has not confirmed the address',
    async (kind) => {
      const firstName = 'you won 900000 Rwf at https://evil.example';
      const { email: to } = await customerWith({ firstName, emailConfirmedAt: undefined });
      await deliver(await requestMail({ kind, to }));
      expect(JSON.stringify(sent[0])).toContain('Hello,');
      expect(JSON.stringify(sent[0])).not.toContain('evil.example');
    },
  );

  it('for a new password names whoever has confirmed the address', async () => {
    await deliver(await forgotten((await customerWith({ firstName: 'Aline' })).email));
    expect(sent[0]?.Content.Simple.Body.Text.Data).toContain('Hello Aline,');
  });

  it('that invites somebody is sent while the invitation holds', async () => {
    const [to, boss] = [`${randomUUID()}@example.com`, await customerWith({ role: 'admin' })];
    const { id } = await invite(to, 'operator', boss);
    const [first, second] = [await invited(to), await invited(to)];
    await deliver(first);
    expect(sent[0]).toMatchObject({ Destination: { ToAddresses: [to] } });
    expect(sent[0]?.Content.Simple.Body.Text.Data).toContain('https://coldroom.rw/signup#email=');
    await withdrawInvitation(id, boss);
    await deliver(second);
    expect([sent.length, await stateOf(second)]).toEqual([1, 'dropped']);
  });

  it('to an address without an account is dropped', async () => {
    const mail = await forgotten(`${randomUUID()}@example.com`);
    await deliver(mail);
    expect([sent, await stateOf(mail)]).toEqual([[], 'dropped']);
  });

  it('fails where the table does not answer', async () => {
    const mail = await someMail();
    vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    await expect(deliver(mail)).rejects.toThrow('unavailable');
    expect(await stateOf(mail)).toBe('waiting');
  });

  it('that is gone from the table is none, whether it would be sent or dropped', async () => {
    const mail = await someMail();
    await deliver({ ...mail, id: randomUUID() });
    laterBy(60 * 60 + 1);
    await deliver({ ...mail, id: randomUUID() });
    expect([sent, await stateOf(mail)]).toEqual([[], 'waiting']);
  });

  it('that nobody takes is dropped without being claimed, and once only', async () => {
    const { userId, email } = await customerWith({ emailConfirmedAt: undefined });
    await transact([writeListedCustomer(await getAccount(email))]);
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names: 'Test' });
    const mail = await requestMail({ kind: 'requestReceived', userId, bookingId: booking.id });
    const updates = vi.spyOn(db, 'send');
    await deliver(mail);
    const written = updates.mock.calls.filter(([{ constructor }]) => constructor === UpdateCommand);
    expect([sent, await stateOf(mail), written.length]).toEqual([[], 'dropped', 1]);
    updates.mockRestore();
  });

  it('whose sender was killed is dropped once it is an hour late and its claim is over', async () => {
    const mail = await someMail();
    laterBy(60 * 60 - 10);
    await claimMail(mail.id, Math.floor(Date.now() / 1000));
    laterBy(30);
    await deliver(mail);
    expect(await stateOf(mail)).toBe('sending');
    laterBy(60);
    await deliver(mail);
    expect([sent, await stateOf(mail)]).toEqual([[], 'dropped']);
  });

  it('that is asked for again while it is sent, or before it is dropped, waits to be sent as it is now', async () => {
    const { userId } = await someCustomer();
    const booking = await bookRoom(requestFor(await someRoom(), 5, 6), { userId, names: 'Test' });
    const cause = { kind: 'bookingChanged', userId, bookingId: booking.id } as const;
    const now = Math.floor(Date.now() / 1000);
    const id = `${booking.id}_bookingChanged_${userId}`;
    await transact([putBookingMail(cause, '2026-01-01T08:00:00.000Z')]);
    expect(await claimMail(id, now)).toBe('mine');
    await transact([putBookingMail(cause, '2026-01-01T08:00:01.000Z')]);
    await settleMail(id, now, 'sent');
    await dropMail({ id, createdAt: '2026-01-01T08:00:00.000Z' }, now);
    const mail = { ...cause, id, createdAt: '2026-01-01T08:00:01.000Z', state: 'waiting' } as const;
    expect(await stateOf(mail)).toBe('waiting');
    await dropMail(mail, now);
    expect(await stateOf(mail)).toBe('dropped');
  });

  it('fails where it cannot be dropped', async () => {
    const mail = await someMail();
    laterBy(60 * 60 + 1);
    vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    await expect(deliver(mail)).rejects.toThrow('unavailable');
    expect(await stateOf(mail)).toBe('waiting');
  });
});

/** A customer at an address that no e-mail gets to, who has not confirmed it. */
const unreachable = (local = 'dån') =>
  customerWith({ email: `${local}@${randomUUID()}.example`, emailConfirmedAt: undefined });

const offOf = async (email: string) => (await getAccount(email)).emailOff;

describe('an address that SES does not take', () => {
  it.each(['dån', 'dan.', 'd..an'])(
    'is switched off, and its e-mail dropped: %s',
    async (local) => {
      const warn = vi.spyOn(logger, 'warn').mockReturnValue();
      const { email } = await unreachable(local);
      const mail = await requestMail({ kind: 'emailConfirmation', to: email });
      [exception, answers] = ['BadRequestException', [400]];
      await deliver(mail);
      await deliver(mail);
      expect([sent, await stateOf(mail), await offOf(email)]).toEqual([[], 'dropped', 'bounced']);
      expect(warn.mock.calls).toEqual([['SES does not take the address of an e-mail']]);
    },
  );

  it('needs no account for its e-mail to be dropped', async () => {
    const to = `dån@${randomUUID()}.example`;
    const mail = await requestMail({ kind: 'emailChanged', to, firstName: 'Aline' });
    [exception, answers] = ['BadRequestException', [400]];
    await deliver(mail);
    expect([sent, await stateOf(mail)]).toEqual([[], 'dropped']);
  });

  it('is tried again where it could not be switched off', async () => {
    const { email } = await unreachable();
    const mail = await forgotten(email);
    exception = 'BadRequestException';
    answers = [400, 400];
    ses.once('request', () => {
      vi.spyOn(db, 'send').mockRejectedValueOnce(new Error('unavailable'));
    });
    await expect(deliver(mail)).rejects.toThrow('unavailable');
    laterBy(61);
    await deliver(mail);
    expect([await stateOf(mail), await offOf(email)]).toEqual(['dropped', 'bounced']);
  });

  it('is sent to where SES takes it after all', async () => {
    const { email } = await unreachable();
    const mail = await forgotten(email);
    await deliver(mail);
    expect([sent.length, await stateOf(mail), await offOf(email)]).toEqual([1, 'sent', undefined]);
  });
});

describe('a refusal that is not about the address fails and switches nothing off:', () => {
  const fails = async (email: string, status: number): Promise<void> => {
    const mail = await forgotten(email);
    answers = Array.from({ length: 4 }, () => status);
    // The client waits for a share of a second by chance before it repeats what was throttled.
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await expect(deliver(mail)).rejects.toThrow(`SES answers ${status} ${exception}`);
    expect([await stateOf(mail), await offOf(email)]).toEqual(['sending', undefined]);
  };

  it('BadRequestException for an address as SMTP allows it', async () => {
    exception = 'BadRequestException';
    await fails((await someCustomer()).email, 400);
  });

  it.each([
    ['AccessDeniedException', 403],
    ['AccountSuspendedException', 400],
    ['InternalFailure', 500],
    ['LimitExceededException', 400],
    ['MailFromDomainNotVerifiedException', 400],
    ['MessageRejected', 400],
    ['NotFoundException', 404],
    ['SendingPausedException', 400],
    ['TooManyRequestsException', 429],
  ])('%s', async (name, status) => {
    exception = name;
    await fails((await unreachable()).email, status);
  });
});
