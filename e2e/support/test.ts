import { test as base } from '@playwright/test';
import { withinOneDay } from '#tools/test/midnight.ts';
import { Backend } from './backend.ts';
import { Bookings } from './bookings.ts';
import { signInAdmin, signUp, type Person } from './people.ts';
import { Rooms } from './rooms.ts';

interface Fixtures {
  /** Keeps the test within one day. */
  oneDay: undefined;
  /** A new customer without bookings. */
  customer: Person;
  /** The rooms of this test. */
  rooms: Rooms;
  /** The bookings of this test. */
  bookings: Bookings;
}

interface WorkerFixtures {
  backend: Backend;
  admin: Person;
  /** A customer for what ends no account and no session, and leaves nothing behind. */
  lasting: Person;
}

/**
 * A test of the backend at BASE_URL, or at the base URL of the configuration. Each test creates its own
 * data and removes it, so that tests can run in any order, in parallel and repeatedly.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  oneDay: [
    async ({}, use) => {
      await withinOneDay(60_000);
      await use(undefined);
    },
    { auto: true, timeout: 90_000 },
  ],
  backend: [
    async ({}, use, { project }) => {
      const origin = process.env.BASE_URL ?? project.use.baseURL;
      if (!origin) throw new Error('Give the address of the server to test: BASE_URL=http://…');
      await use(new Backend(origin.replace(/\/$/, '')));
    },
    { scope: 'worker' },
  ],
  admin: [async ({ backend }, use) => use(await signInAdmin(backend)), { scope: 'worker' }],
  lasting: [async ({ backend }, use) => use(await signUp(backend)), { scope: 'worker' }],
  customer: async ({ backend }, use) => use(await signUp(backend)),
  rooms: async ({ backend, admin }, use) => {
    const rooms = new Rooms(backend, admin.token);
    await use(rooms);
    await rooms.clear();
  },
  bookings: async ({ backend, admin, rooms }, use) => {
    const bookings = new Bookings(backend, admin.token);
    await use(bookings);
    await bookings.clear();
    await rooms.clear(); // After the bookings, because a room with live bookings cannot be deleted.
  },
});

export { expect } from '@playwright/test';
