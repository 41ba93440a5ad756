import { randomUUID } from 'node:crypto';
import { hashPassword } from '#functions/platform/auth/passwords.ts';
import { createUser } from '#functions/store/accounts/users.ts';
import { fieldsOf } from '#functions/testing/forms.ts';
import { tokenOf } from '#tools/privileges/people.ts';
import type { RouteName } from '#shared/routes.ts';
import { signed, withForm, withJson, type NewCall } from './event.ts';
import type { World } from './world.ts';

const password = 'a password of the bench';
const person = { firstName: 'Bench', lastName: 'Customer', phoneNumber: '+250788123456' };

const newAddress = (): string => `${randomUUID()}@example.com`;

let hash: Promise<string> | undefined;

/** Somebody who can sign in; the password is hashed once for all of them. */
async function someAccount() {
  const passwordHash = await (hash ??= hashPassword(password));
  return createUser({ ...person, email: newAddress(), passwordHash, role: 'user' });
}

export const accountCalls = ({ user, picture }: World) =>
  ({
    'auth.register': () => withJson({ ...person, email: newAddress(), password }),
    'auth.login': async () => withJson({ email: (await someAccount()).email, password }),
    'account.get': () => user,
    'account.update': () => withForm([...fieldsOf(person), ...picture], user),
    'account.changePassword': async () => {
      const { userId, email } = await someAccount();
      const token = await tokenOf({ userId, email, names: 'Bench Customer' });
      return withJson({ password, newPassword: `${password}!` }, signed(token));
    },
  }) satisfies Partial<Record<RouteName, NewCall>>;
