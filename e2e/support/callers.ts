import { randomInt, randomUUID } from 'node:crypto';
import { api } from '#shared/api.ts';
import type { Person as Client } from '#shared/user.ts';
import type { Backend } from './backend.ts';
import type { Person } from './people.ts';

/** Digits of a Rwandan mobile number without its `0`, which nobody else has. */
export const newDigits = (): string => `78${String(randomInt(1e7)).padStart(7, '0')}`;

/** A name that nobody else has, of letters alone. */
export const newName = (): string =>
  `Z${randomUUID().replace(/[^a-f]/g, '')}${randomUUID().replace(/[^a-f]/g, '')}`;

/** Adds a client who has a telephone number and no account. */
export const newCaller = (backend: Backend, { token }: Person): Promise<Client> => {
  const json = { firstName: 'Keza', lastName: newName(), phoneNumber: `+250${newDigits()}` };
  return backend.ok(api.people.create, { json, token });
};
