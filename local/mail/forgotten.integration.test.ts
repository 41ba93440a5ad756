import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { handler as register } from '#functions/api/auth/register.ts';
import { getAccount } from '#functions/store/accounts/accounts.ts';
import { requestMail } from '#functions/store/mails/mails.ts';
import { createMessage } from '#functions/store/messages/messages.ts';
import { invokeWithJson } from '#functions/testing/calls.ts';
import { expectConsistency } from '#functions/testing/consistency.ts';
import {
  admin,
  asCustomer,
  customerWith,
  requestFor,
  someRoom,
} from '#functions/testing/people.ts';
import { everyItem, useTable } from '#functions/testing/table.ts';
import { askChange, declineChange } from '#functions/usecases/askChange.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { changeEmail } from '#functions/usecases/changeEmail.ts';
import { finishConfirmation } from '#functions/usecases/confirmations.ts';
import { issueInvoice } from '#functions/usecases/issueInvoice.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { claimPayment, confirmClaim } from '#functions/usecases/paymentClaims.ts';
import { recordPayment } from '#functions/usecases/payments.ts';
import { removeAccount } from '#functions/usecases/removeAccount.ts';
import { addNote } from '#functions/usecases/staffNotes.ts';
import * as registration from '#shared/contract/register.ts';
import { useDelivery } from './testing/useDelivery.ts';

useTable({ stream: true });
const { deliver, arrived } = useDelivery('https://coldroom.rw');

beforeAll(async () => {
  await customerWith({ role: 'admin' });
});

/** Text that nobody else has. */
const unique = (word: string): string => `${word}${randomUUID().slice(0, 8)}`;

it('an account that is deleted to its end leaves neither address, nor names, nor telephone number', async () => {
  const person = {
    firstName: unique('Keza'),
    lastName: unique('Sample'),
    phoneNumber: '+250788765432',
  };
  const names = `${person.firstName} ${person.lastName}`;
  const [first, email] = [`${unique('first')}@example.com`, `${unique('later')}@example.com`];
  const json = { ...person, email: first, password: 'Sample-pass-word-4' };
  expect((await invokeWithJson(register, registration.register, json)).status).toBe(201);
  const confirm = async (address: string) => {
    await deliver();
    const { subject = '' } = arrived().findLast(({ to }) => to === address) ?? {};
    await finishConfirmation(address, subject.slice(0, 8));
  };
  const writeFrom = async (address: string) => {
    for (const kind of ['contact', 'callback'] as const) {
      await createMessage({
        kind,
        names,
        email: address,
        phone: person.phoneNumber,
        questions: `Call ${person.phoneNumber}.`,
        subscribeNews: true,
      });
    }
  };
  await confirm(first);
  await writeFrom(first);
  await changeEmail(await getAccount(first), email);
  await confirm(email);
  await requestMail({ kind: 'passwordReset', to: email });
  await writeFrom(email);
  const { userId } = await getAccount(email);
  await addNote(userId, `${names} calls in the morning.`, { userId: 'admin', names: 'Test Admin' });

  const [customer, room] = [{ userId, email, names }, await someRoom()];
  const { id } = await bookRoom(requestFor(room, 5, 6), customer, 'key');
  await deliver();
  await moveBooking(id, 'approved', admin);
  await deliver();
  const { startDate, endDate, totalPrice } = requestFor(room, 7, 8);
  const words = `Call ${names} at ${person.phoneNumber}.`;
  const wanted = { startDate, endDate, totalPrice, words };
  const { asked } = await askChange(id, wanted, asCustomer(customer));
  await deliver();
  const answer = { askedAt: asked?.at ?? '', reasonText: `${names} was told.` };
  await declineChange(id, answer, admin);
  const paid = { amount: 1_000, way: 'bank', reference: 'T-4711' } as const;
  const claim = await claimPayment(id, paid, userId);
  await deliver();
  await confirmClaim(id, claim.id, admin);
  await recordPayment(id, { kind: 'payment', amount: 500, way: 'cash' }, admin);
  await issueInvoice(id, admin);
  const why = { reason: 'other', reasonText: `${names} moves away.` } as const;
  await moveBooking(id, 'cancelled', asCustomer(customer), undefined, why);
  await recordPayment(id, { kind: 'refund', amount: 1_500, way: 'cash' }, admin);
  await deliver();

  expect(await removeAccount(await getAccount(email))).toEqual({ outcome: 'removed' });
  await deliver();

  const personal = [first, email, person.firstName, person.lastName, '788765432'];
  const left = (await everyItem()).filter((item) => {
    const text = JSON.stringify(item).toLowerCase();
    return personal.some((one) => text.includes(one.toLowerCase()));
  });
  expect(left).toEqual([]);
  await expectConsistency();
});
