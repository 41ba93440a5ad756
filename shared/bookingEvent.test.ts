import { expect, it } from 'vitest';
import { bookingEvent, calendarName } from './bookingEvent.ts';

const booking = {
  id: 'b1',
  startDate: '2027-01-31',
  endDate: '2027-02-02',
  coldRoomName: 'Kimironko Fresh',
  coldRoomLocation: 'Kigali',
};

it('a booking is an event that says its number, where it is and how to arrive', () => {
  expect(bookingEvent({ ...booking, number: 'CR-4F7K2' }, 'https://coldroom.rw')).toEqual({
    id: 'b1',
    startDate: '2027-01-31',
    endDate: '2027-02-02',
    summary: 'Cold room: Kimironko Fresh',
    location: 'Kigali',
    description:
      'Booking number: CR-4F7K2\nHow to arrive: https://coldroom.rw/booking/arrival?booking=b1',
    url: 'https://coldroom.rw/booking/arrival?booking=b1',
  });
  expect(calendarName({ number: 'CR-4F7K2' })).toBe('CR-4F7K2.ics');
});

it('a booking from before there were numbers says none', () => {
  expect(bookingEvent(booking, 'https://coldroom.rw').description).toBe(
    'How to arrive: https://coldroom.rw/booking/arrival?booking=b1',
  );
  expect(calendarName({})).toBe('booking.ics');
});
