import { randomUUID } from 'node:crypto';
import { hashCode } from '#functions/platform/auth/codes.ts';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { tokenFor } from '#functions/platform/auth/session.ts';
import { unsubscribeLink } from '#functions/platform/auth/unsubscribing.ts';
import { nowSeconds } from '#functions/platform/nowSeconds.ts';
import { transact } from '#functions/platform/table/transact.ts';
import { putCode } from '#functions/store/accounts/codes.ts';
import { createUser, type NewAccount } from '#functions/store/accounts/createUser.ts';
import { updateAccount } from '#functions/store/accounts/updateAccount.ts';
import { writeListedCustomer } from '#functions/store/customers/listedCustomers.ts';
import { createMessage } from '#functions/store/messages/messages.ts';
import { fieldsOf } from '#functions/testing/forms.ts';
import { customerWith, requestFor, someCustomer, someRoom } from '#functions/testing/people.ts';
import { bookRoom } from '#functions/usecases/bookRoom.ts';
import { invite } from '#functions/usecases/invitations.ts';
import { moveBooking } from '#functions/usecases/moveBooking.ts';
import { addNote } from '#functions/usecases/staffNotes.ts';
import type { RouteName } from '#shared/routes.ts';
import { signed, withForm, withJson, type Calls } from './call.ts';
import { newAddress, picture as onePixel, tokenOf } from './people.ts';
import type { World } from './world.ts';

const password = 'a password of the samples';
const person = { firstName: 'Sample', lastName: 'Customer', phoneNumber: '+250788123456' };

const CODE = '12345678';

let hash: Promise<string> | undefined;

/** A new account that can sign in. The password is hashed only once for all of them. */
async function someAccount(fields: Pick<NewAccount, 'emailConfirmedAt'> = {}) {
  const passwordHash = await (hash ??= hashPassword(password));
  return createUser({ ...person, email: newAddress(), passwordHash, role: 'user', ...fields });
}

/** A message from an address. */
export const writeFrom = (email: string): Promise<void> =>
  createMessage({
    kind: 'contact',
    names: 'Sample',
    questions: 'Hello.',
    email,
    subscribeNews: false,
  });

/** Seconds that the samples' code is good for. */
const CODE_SECONDS = 900;

/** Has the samples' code confirm an address, or reset the password of its account. */
const putSampleCode = async (kind: 'confirmation' | 'reset', email: string): Promise<void> =>
  putCode(kind, email, await hashCode(email, CODE), nowSeconds() + CODE_SECONDS);

/** A link that stops e-mails to somebody, who is listed as the outbox lists them. */
async function someLink() {
  const account = await someAccount();
  await transact([writeListedCustomer(account)]);
  return unsubscribeLink(account.userId, 'answers');
}

const signedIn = async () => signed(await tokenOf(await someCustomer()));

export const accountCalls = ({ user, picture }: World) =>
  ({
    'auth.register': [
      { call: () => withJson({ ...person, email: newAddress(), password }) },
      {
        how: 'with an address that is taken',
        status: 409,
        call: async () => withJson({ ...person, email: (await someAccount()).email, password }),
      },
    ],
    'auth.login': [
      { call: async () => withJson({ email: (await someAccount()).email, password }) },
      {
        how: 'with a wrong password',
        status: 401,
        call: async () => withJson({ email: (await someAccount()).email, password: 'wrong' }),
      },
    ],
    'auth.logout': [
      {
        call: async () => withJson({}, signed(await tokenFor(await someAccount()))),
      },
      {
        how: 'on all devices',
        call: async () =>
          withJson({ everywhere: true }, signed(await tokenFor(await someAccount()))),
      },
    ],
    'auth.forgot': () => withJson({ email: newAddress() }),
    'auth.reset': [
      {
        call: async () => {
          const { email } = await someAccount();
          await putSampleCode('reset', email);
          return withJson({ email, code: CODE, newPassword: `${password}!` });
        },
      },
      {
        how: 'with a wrong code',
        status: 400,
        call: () => withJson({ email: newAddress(), code: CODE, newPassword: password }),
      },
    ],
    'auth.confirm': [
      {
        call: async () => {
          const { email } = await someAccount();
          await putSampleCode('confirmation', email);
          return withJson({ email, code: CODE });
        },
      },
      {
        how: 'of somebody who is invited',
        call: async () => {
          const email = newAddress();
          const boss = await customerWith({ role: 'admin' });
          const { id: invitationId } = await invite(email, 'operator', boss);
          await customerWith({ email, emailConfirmedAt: undefined, invitationId });
          await putSampleCode('confirmation', email);
          return withJson({ email, code: CODE });
        },
      },
      {
        how: 'with a wrong code',
        status: 400,
        call: () => withJson({ email: newAddress(), code: CODE }),
      },
    ],
    'account.sendCode': async () => withJson({}, await signedIn()),
    'account.chooseMails': async () => withJson({ off: ['answers'], seen: [] }, await signedIn()),
    'account.remove': [
      {
        how: 'with bookings, messages and a picture',
        call: async () => {
          const account = await someAccount({ emailConfirmedAt: new Date().toISOString() });
          const { userId, email } = account;
          await writeFrom(email);
          const customer = { userId, email, names: 'Sample Customer' };
          await transact([writeListedCustomer(account)]);
          await updateAccount(account, { profileImage: '/images/users/any/any.png' });
          const { id } = await bookRoom(requestFor(await someRoom(), 5, 6), customer, randomUUID());
          await moveBooking(id, 'cancelled', { actor: 'customer', ...customer });
          return withJson({ password }, signed(await tokenOf(customer)));
        },
      },
    ],
    'account.written': [
      { call: () => user },
      {
        how: 'of a confirmed address, with notes and messages',
        call: async () => {
          const customer = await someCustomer();
          const { userId, email } = customer;
          await addNote(userId, 'Calls in the morning.', {
            userId: 'staff',
            names: 'Sample Staff',
          });
          await writeFrom(email);
          return signed(await tokenOf(customer));
        },
      },
    ],
    'account.calendar': () => user,
    'account.renewCalendar': async () => withJson({}, await signedIn()),
    'account.endCalendar': async () => signedIn(),
    'mails.askUnsubscribe': [
      {
        how: 'in a browser',
        status: 303,
        call: async () => ({ query: { ...(await someLink()) } }),
      },
    ],
    'mails.unsubscribe': async () => ({ query: { ...(await someLink()) } }),
    'account.get': () => user,
    'account.update': [
      { call: () => withForm([...fieldsOf(person), ...picture], user) },
      { how: 'with a picture', call: async () => withForm([onePixel], await signedIn()) },
      {
        how: 'without its picture',
        call: async () => {
          const customer = await someCustomer();
          await updateAccount(customer, { profileImage: '/images/users/any/any.png' });
          return withForm(fieldsOf({ removeImage: 'true' }), signed(await tokenOf(customer)));
        },
      },
      {
        how: 'with an empty file',
        call: async () => withForm([{ ...onePixel, content: new Uint8Array() }], await signedIn()),
      },
    ],
    'account.changePassword': async () => {
      const { userId, email } = await someAccount();
      const token = await tokenOf({ userId, email, names: 'Sample Customer' });
      return withJson({ password, newPassword: `${password}!` }, signed(token));
    },
    'account.changeEmail': [
      {
        call: async () => {
          const token = await tokenFor(await someAccount());
          return withJson({ email: newAddress(), password }, signed(token));
        },
      },
      {
        how: 'with an address that is taken',
        status: 409,
        call: async () => {
          const token = await tokenFor(await someAccount());
          return withJson({ email: (await someAccount()).email, password }, signed(token));
        },
      },
    ],
  }) satisfies Partial<Record<RouteName, Calls>>;
