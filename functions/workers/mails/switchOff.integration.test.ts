import { expect, it } from 'vitest';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { useTable } from '#functions/testing/table.ts';
import { handler } from './switchOff.ts';

useTable();

const bounceOf = (emailAddress: string, bounceType = 'Permanent') => ({
  source: 'aws.ses',
  detail: {
    eventType: 'Bounce',
    bounce: { bounceType, bouncedRecipients: [{ emailAddress, status: '5.1.1' }] },
    mail: { timestamp: new Date().toISOString(), destination: [emailAddress] },
  },
});

const complaintOf = (emailAddress: string) => ({
  detail: {
    eventType: 'Complaint',
    complaint: { complainedRecipients: [{ emailAddress }], complaintFeedbackType: 'abuse' },
    mail: { timestamp: new Date().toISOString() },
  },
});

const offOf = async (email: string) => (await getAccount(email)).emailOff;

it('a report of an e-mail that came back for good switches its address off, however often it comes', async () => {
  const { email } = await someCustomer();
  const report = bounceOf(email.toUpperCase());
  await handler(report);
  await handler(report);
  expect(await offOf(email)).toBe('bounced');
});

it('a report of a full mailbox switches nothing off', async () => {
  const { email } = await someCustomer();
  await handler(bounceOf(email, 'Transient'));
  expect(await offOf(email)).toBeUndefined();
});

it('a complaint switches its address off', async () => {
  const { email } = await someCustomer();
  await handler(complaintOf(email));
  expect(await offOf(email)).toBe('complained');
});

it('an event of another kind fails, and is seen in the alarms', async () => {
  await expect(handler({ detail: { eventType: 'Open' } })).rejects.toThrow();
});
