import { randomUUID } from 'node:crypto';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { createUser } from '#functions/store/accounts/users.ts';
import { fieldsOf } from '#functions/testing/forms.ts';
import { someCustomer } from '#functions/testing/people.ts';
import { picture, tokenOf } from '#tools/privileges/people.ts';
import type { Exercise } from '#tools/privileges/run.ts';

const password = 'Kigali#2024';
const person = { firstName: 'Test', lastName: 'Customer', phoneNumber: '+250788000000' };

async function withPassword() {
  const email = `${randomUUID()}@example.com`;
  const passwordHash = await hashPassword(password);
  const { userId } = await createUser({ ...person, email, passwordHash, role: 'user' });
  return { email, userId, names: 'Test Customer' };
}

export const account = {
  'auth.login': async ({ call }) => {
    const { email } = await withPassword();
    await call({ json: { email, password } });
    await call({ json: { email, password: 'wrong' }, status: 401 });
  },
  'auth.register': async ({ call }) => {
    const email = `${randomUUID()}@example.com`;
    await call({ json: { ...person, email, password } });
    await call({ json: { ...person, email, password }, status: 409 });
  },
  'account.get': async ({ call }) => {
    await call({ token: await tokenOf(await someCustomer()) });
  },
  'account.update': async ({ call }) => {
    const token = await tokenOf(await someCustomer());
    await call({ token, form: [picture] });
    await call({ token, form: fieldsOf({ removeImage: 'true' }) });
    await call({ token, form: [{ ...picture, content: new Uint8Array() }] });
  },
  'account.changePassword': async ({ call }) => {
    const token = await tokenOf(await withPassword());
    await call({ token, json: { password, newPassword: `${password}!` } });
  },
} satisfies Record<string, Exercise>;
