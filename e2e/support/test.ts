import { test as base } from '@playwright/test';
import { Backend } from './backend.ts';
import { Bookings } from './bookings.ts';
import { signInAdmin, signUp, type Person } from './people.ts';
import { Rooms } from './rooms.ts';

interface Fixtures {
  /** A customer who has booked nothing yet, made for this test. */
  customer: Person;
  /** The rooms of this test. */
  rooms: Rooms;
  /** The bookings of this test. */
  bookings: Bookings;
}

interface WorkerFixtures {
  backend: Backend;
  admin: Person;
}

/**
 * A test of the backend at BASE_URL, or else at the base URL of the configuration. Each test makes
 * what it needs and clears it up, so that they run in any order, side by side and again.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  backend: [
    async ({}, use, { project }) => {
      const origin = process.env.BASE_URL ?? project.use.baseURL;
      if (!origin) throw new Error('Give the address of the server to test: BASE_URL=http://…');
      await use(new Backend(origin.replace(/\/$/, '')));
    },
    { scope: 'worker' },
  ],
  admin: [async ({ backend }, use) => use(await signInAdmin(backend)), { scope: 'worker' }],
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
    await rooms.clear(); // Only now: a room with live bookings is not deleted.
  },
});

export { expect } from '@playwright/test';
