import { expect } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Backend } from './backend.ts';
import type { Person } from './people.ts';

/**
 * Waits until the list of clients, which is told of registrations and bookings a moment later, has one such
 * client, with this number of bookings.
 */
export const listed = (backend: Backend, { token }: Person, search: string, bookings = 0) =>
  expect
    .poll(() => backend.ok(api.users.list, { token, query: { search } }))
    .toMatchObject([{ bookings }]);
