import type { Day, Month } from '#shared/days.ts';
import type { BookingStatus } from '#shared/transitions.ts';

/** Sort key of a month in a room's partition. */
export const calendarKey = (month: Month): string => `CAL#${month}`;

/** Every key of the table, in one place; docs/storage.md explains them. */
export const keys = {
  room: (id: string) => ({ pk: `ROOM#${id}`, sk: 'ROOM' }),
  calendar: (roomId: string, month: Month) => ({ pk: `ROOM#${roomId}`, sk: calendarKey(month) }),
  booking: (id: string) => ({ pk: `BOOKING#${id}`, sk: 'BOOKING' }),
  audit: (bookingId: string, at: string) => ({ pk: `BOOKING#${bookingId}`, sk: `AUDIT#${at}` }),
  account: (email: string) => ({ pk: `EMAIL#${email}`, sk: 'ACCOUNT' }),
  customer: (userId: string) => ({ pk: `USER#${userId}`, sk: 'CUSTOMER' }),
  idempotency: (userId: string, key: string) => ({ pk: `USER#${userId}`, sk: `KEY#${key}` }),
  revocation: (userId: string) => ({ pk: 'REVOKED', sk: `USER#${userId}` }),
  attempts: (scope: string, who: string) => ({ pk: `ATTEMPTS#${scope}#${who}`, sk: 'ATTEMPTS' }),
  message: (id: string) => ({ pk: `MESSAGE#${id}`, sk: 'MESSAGE' }),
};

/** Partition keys of the indexes. */
export const collections = {
  rooms: 'ROOMS',
  calendarsOf: (month: Month) => `CAL#${month}`,
  users: 'USERS',
  messages: 'MESSAGES',
  bookingsOf: (userId: string) => `USER#${userId}`,
  bookings: 'BOOKINGS',
  bookingsInStatus: (status: BookingStatus) => `BOOKINGS#${status}`,
};

/** A calendar item's attribute for a day: `d01` to `d31`. */
export const dayAttribute = (day: Day): string => `d${day.slice(8)}`;
