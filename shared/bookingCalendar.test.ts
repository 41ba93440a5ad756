import { expect, it } from 'vitest';
import type { Booking } from './booking.ts';
import { bookingCalendar } from './bookingCalendar.ts';
import { bookingEvent } from './bookingEvent.ts';
import { bookingStatuses } from './transitions.ts';

const site = 'https://coldroom.rw';
const booking = {
  id: 'b1',
  number: 'CR-4F7K2',
  startDate: '2027-01-31',
  endDate: '2027-02-02',
  coldRoomName: 'Kimironko Fresh',
  coldRoomLocation: 'Kigali',
  status: 'approved',
  phoneNumber: '+250788123456',
  userName: 'Keza Uwase',
} as Booking;

const eventOf = (fields: Partial<Booking>, at: string | undefined = site) =>
  bookingCalendar([{ ...booking, ...fields }], at).events[0];

it('a calendar has bookings that wait, come or are over, and says which of them are certain', () => {
  const statuses = bookingStatuses.map((status) => [status, eventOf({ status })?.status]);
  expect(Object.fromEntries(statuses)).toEqual({
    pending: 'TENTATIVE',
    approved: 'CONFIRMED',
    rejected: undefined,
    cancelled: undefined,
    expired: undefined,
    completed: 'CONFIRMED',
  });
  const all = bookingStatuses.map((status) => ({ ...booking, id: status, status }));
  const { name, events } = bookingCalendar(all, site);
  expect([name, events.map(({ id }) => id)]).toEqual([
    'Cold rooms',
    ['pending', 'approved', 'completed'],
  ]);
});

it('an approved booking is the event of its own file, so that a calendar has it once', () => {
  expect(eventOf({})).toEqual({ ...bookingEvent(booking, site), status: 'CONFIRMED' });
});

it('one that waits, or is over, leads to the list of bookings', () => {
  const url = `${site}/booking`;
  expect(eventOf({ status: 'pending' })).toMatchObject({
    summary: 'Cold room: Kimironko Fresh',
    url,
    description: `Booking number: CR-4F7K2\nNot approved yet.\nYour bookings: ${url}`,
  });
  expect(eventOf({ status: 'completed', number: undefined })).toMatchObject({
    url,
    description: `Your bookings: ${url}`,
  });
});

it('leads nowhere where the address of the site is not known', () => {
  const [event] = bookingCalendar([booking], undefined).events;
  expect(event?.description).toBe('Booking number: CR-4F7K2');
  expect(event).not.toHaveProperty('url');
  const [waiting] = bookingCalendar([{ ...booking, status: 'pending' }], undefined).events;
  expect(waiting?.description).toBe('Booking number: CR-4F7K2\nNot approved yet.');
});
