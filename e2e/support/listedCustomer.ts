import { expect } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Backend } from './backend.ts';
import type { Person } from './people.ts';

/** Waits until the list of clients, which is told of a registration a moment later, has one such client. */
export const listed = (backend: Backend, { token }: Person, search: string) =>
  expect
    .poll(async () => (await backend.ok(api.users.list, { token, query: { search } })).length)
    .toBe(1);
