import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { api } from '#shared/api.ts';
import { claimsSchema } from '#shared/claims.ts';
import type { Backend } from './backend.ts';

export interface Person {
  token: string;
  userId: string;
  names: string;
  email: string;
  password: string;
}

/** A new, unused e-mail address. */
export const newEmail = (): string => `test-${randomUUID()}@example.com`;

export const password = 'Gisenyi#2027';

/** A valid registration. */
export const registration = () => ({
  firstName: 'Keza',
  lastName: 'Test',
  phoneNumber: '+250788123456',
  email: newEmail(),
  password,
});

/** The claims of a token. */
export const claimsOf = (token: string) => z.parse(claimsSchema, decodeJwt(token));

const personOf = (token: string, secret: string): Person => {
  const { userId, names, email } = claimsOf(token);
  return { token, userId, names, email, password: secret };
};

/**
 * Registers a customer. A server for many tests needs a higher LIMIT_REGISTER than the default of 20 an
 * hour.
 */
export async function signUp(backend: Backend): Promise<Person> {
  const { token } = await backend.ok(api.auth.register, { json: registration() });
  return personOf(token, password);
}

/** Signs in the admin with ADMIN_EMAIL and ADMIN_PASSWORD, the same as the server's. */
export async function signInAdmin(backend: Backend): Promise<Person> {
  const email = process.env.ADMIN_EMAIL ?? 'admin@coldroom.test';
  const secret = process.env.ADMIN_PASSWORD ?? 'Kigali#2024';
  const { token } = await backend.ok(api.auth.login, { json: { email, password: secret } });
  return personOf(token, secret);
}
