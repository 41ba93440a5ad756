import { expect, it } from 'vitest';
import { bookingStatuses } from '#shared/transitions.ts';
import { bookingMail, type BookingMailKind } from './bookingMails.ts';

const booking = {
  id: 'b1',
  number: 'CR-4F7K2',
  coldRoomId: 'r1',
  coldRoomName: 'Kimironko Fresh',
  coldRoomLocation: 'Kigali',
  userName: 'Keza Test',
  startDate: '2027-01-31',
  endDate: '2027-02-02',
  date: '2027-01-01T10:00:00.000Z',
  totalPrice: 75_000.5,
} as const;

const about = {
  firstName: 'Aline',
  site: 'https://coldroom.rw',
  stop: 'https://coldroom.rw/unsubscribe#key',
};

/** The whole text of an e-mail, so that a word more or less in any of its lines is noticed. */
const letter = (says: string, action: string, next: string, more = '') => `Hello Aline,

${says}

Booking number: CR-4F7K2

Room: Kimironko Fresh, Kigali

Days: 31 Jan 2027 to 2 Feb 2027

${more}${action}

${next}

Stop emails like this one:
https://coldroom.rw/unsubscribe#key

-- 
ColdRoom Rwanda, cold rooms and warehouses for rent
`;

const SEE_YOURS = 'See your booking:\nhttps://coldroom.rw/booking?booking=b1';
const SEE_PENDING = 'See pending requests:\nhttps://coldroom.rw/book/pending';
const TOTAL = 'Total: 75,000.5 Rwf\n\n';
const saysTotal = ['requestReceived', 'newRequest', 'bookingApproved', 'bookingReopened'];
const ARRIVE = 'How to arrive:\nhttps://coldroom.rw/booking/arrival?booking=b1';

it.each([
  [
    'requestReceived',
    'pending',
    '2027-01-02T12:00:00Z',
    'We have your request for Kimironko Fresh',
    'We have received your request, and the days are held for you.',
    SEE_YOURS,
    'We write to you when it is answered. Without an answer by 4 Jan 2027, 12:00 it expires, and its days are free again.',
  ],
  [
    'newRequest',
    'pending',
    '2027-01-02T12:00:00Z',
    'New request for Kimironko Fresh by Keza Test',
    'Keza Test has asked for a room.',
    SEE_PENDING,
    'Please answer by 4 Jan 2027, 12:00: the request expires then.',
  ],
  [
    'bookingApproved',
    'approved',
    '2027-01-02T12:00:00Z',
    'Your booking of Kimironko Fresh is approved',
    'Your booking is approved. The room is yours on these days.',
    ARRIVE,
    'You can cancel it until the day before it begins.',
  ],
  [
    'bookingRejected',
    'rejected',
    '2027-01-02T12:00:00Z',
    'Your request for Kimironko Fresh was rejected',
    'Your request was rejected, and the days are free again.',
    'Find another room:\nhttps://coldroom.rw/search?startDate=2027-01-31&endDate=2027-02-02',
    'Other rooms may be free on your days.',
  ],
  [
    'bookingCancelled',
    'cancelled',
    '2027-01-02T12:00:00Z',
    'Your booking of Kimironko Fresh is cancelled',
    'This booking is cancelled, and its days are free again.',
    SEE_YOURS,
    'If you did not expect that, please reply to this email.',
  ],
  [
    'bookingChanged',
    'pending',
    '2027-01-02T12:00:00Z',
    'Your booking of Kimironko Fresh has changed',
    'We have changed the days or the room of your booking. This is what it is now.',
    SEE_YOURS,
    'If you did not expect that, please reply to this email.',
  ],
  [
    'requestChanged',
    'pending',
    '2027-01-02T12:00:00Z',
    'Keza Test has changed the request for Kimironko Fresh',
    'Keza Test has changed the days or the room of a request. This is what it is now.',
    SEE_PENDING,
    'Please answer by 4 Jan 2027, 12:00: the request expires then.',
  ],
  [
    'bookingReopened',
    'approved',
    '2027-01-02T12:00:00Z',
    'Your booking of Kimironko Fresh is open again',
    'Your booking was opened again and is approved. The room is yours on these days.',
    SEE_YOURS,
    'You can cancel it until the day before it begins.',
  ],
  [
    'bookingReopened',
    'pending',
    '2027-01-02T12:00:00Z',
    'Your booking of Kimironko Fresh is open again',
    'Your request was opened again, and the days are held for you.',
    SEE_YOURS,
    'We write to you when it is answered. Without an answer by 4 Jan 2027, 12:00 it expires, and its days are free again.',
  ],
  [
    'approvalWithdrawn',
    'pending',
    '2027-01-02T12:00:00Z',
    'Your booking of Kimironko Fresh waits for an answer again',
    'We have undone the approval of your booking. The days are still held for you.',
    SEE_YOURS,
    'We write to you when it is answered. Without an answer by 4 Jan 2027, 12:00 it expires, and its days are free again.',
  ],
  [
    'arrivalTomorrow',
    'approved',
    '2027-01-30T12:00:00Z',
    'Tomorrow your stay at Kimironko Fresh begins',
    'Your room is ready for you from tomorrow.',
    ARRIVE,
    'Today is the last day on which you can cancel it.',
  ],
  [
    'lastDayToday',
    'approved',
    '2027-02-02T12:00:00Z',
    'Today is your last day at Kimironko Fresh',
    'Today is the last day of your booking. Please take out what you store before the day ends.',
    'Book more days:\nhttps://coldroom.rw/coldroom/r1',
    'If you need the room for longer, book the days that follow while they are free.',
  ],
  [
    'requestWaiting',
    'pending',
    '2027-01-02T12:00:00Z',
    'A request for Kimironko Fresh waits for your answer',
    'Keza Test has waited for more than 24 hours for an answer.',
    SEE_PENDING,
    'Please answer by 4 Jan 2027, 12:00: the request expires then.',
  ],
] as const)('%s of a booking that is %s says', (kind, status, at, subject, says, action, next) => {
  const mail = bookingMail(kind, {
    ...about,
    booking: { ...booking, status },
    now: Date.parse(at),
  });
  expect(mail?.subject).toBe(subject);
  expect(mail?.text).toBe(letter(says, action, next, saysTotal.includes(kind) ? TOTAL : ''));
});

it.each([
  ['that begins tomorrow', { startDate: '2027-01-02' }, '3 Jan 2027, 00:00'],
  ['that was reopened', { waitsFrom: '2027-01-05T07:30:00.000Z' }, '8 Jan 2027, 09:30'],
])('an e-mail of a request %s says when it expires, in Kigali', (_, fields, moment) => {
  const textsOf = (kind: BookingMailKind) => {
    const mail = bookingMail(kind, {
      ...about,
      booking: { ...booking, ...fields, status: 'pending' },
      now: Date.parse(booking.date),
    });
    return [mail?.text, mail?.html];
  };
  const toCustomer = ['requestReceived', 'bookingReopened', 'approvalWithdrawn'] as const;
  for (const text of toCustomer.flatMap(textsOf))
    expect(text).toContain(`Without an answer by ${moment} it expires`);
  for (const text of (['newRequest', 'requestChanged'] as const).flatMap(textsOf))
    expect(text).toContain(`Please answer by ${moment}: the request expires then.`);
});

it.each([
  ['2027-01-30T21:59:59Z', 'You can cancel it until the day before it begins.'],
  [
    '2027-01-30T22:00:00Z',
    'Your stay has begun. If you do not need the room, please reply to this email.',
  ],
])(
  'an e-mail of an approved booking written at %s offers to cancel what can be cancelled',
  (now, next) => {
    for (const kind of ['bookingApproved', 'bookingReopened'] as const) {
      const mail = bookingMail(kind, {
        ...about,
        booking: { ...booking, status: 'approved' },
        now: Date.parse(now),
      });
      expect(mail?.text).toContain(next);
      expect(mail?.html).toContain(next);
    }
  },
);

it('the reminder of a request that was reopened says when it expires', () => {
  const mail = bookingMail('requestWaiting', {
    ...about,
    booking: { ...booking, waitsFrom: '2027-01-05T07:30:00.000Z', status: 'pending' },
    now: Date.parse('2027-01-07T12:00:00Z'),
  });
  expect(mail?.text).toContain('Please answer by 8 Jan 2027, 09:30: the request expires then.');
});

it('an e-mail of a change says all of what was before, of one day as one', () => {
  const mail = bookingMail('bookingChanged', {
    ...about,
    booking: { ...booking, status: 'approved' },
    earlier: {
      ...booking,
      coldRoomName: 'Remera',
      endDate: '2027-01-31',
      totalPrice: 1_250_000.126,
    },
    now: Date.parse('2027-01-02T12:00:00Z'),
  });
  expect(mail?.text).toBe(
    letter(
      'We have changed the days or the room of your booking. This is what it is now.',
      SEE_YOURS,
      'If you did not expect that, please reply to this email.',
      'Before: Remera, 31 Jan 2027, 1,250,000.13 Rwf\n\nTotal now: 75,000.5 Rwf\n\n',
    ),
  );
});

it('an e-mail of a rejection says why, before what can be done', () => {
  const mail = bookingMail('bookingRejected', {
    ...about,
    booking: { ...booking, status: 'rejected', reason: 'other', reasonText: 'The roof leaks.' },
    now: Date.parse('2027-01-02T12:00:00Z'),
  });
  expect(mail?.text).toBe(
    letter(
      'Your request was rejected, and the days are free again.',
      'Find another room:\nhttps://coldroom.rw/search?startDate=2027-01-31&endDate=2027-02-02',
      'Other rooms may be free on your days.',
      'Reason: The roof leaks.\n\n',
    ),
  );
});

it('an e-mail of a cancellation for which the customer has asked speaks to them', () => {
  const mail = bookingMail('bookingCancelled', {
    ...about,
    booking: { ...booking, status: 'cancelled', reason: 'customerAsked' },
    now: Date.parse('2027-01-02T12:00:00Z'),
  });
  expect(mail?.text).toContain('\n\nReason: You asked for it\n\n');
  expect(mail?.html).toContain('Reason: You asked for it');
});

it.each([
  ['requestReceived', ['pending']],
  ['newRequest', ['pending']],
  ['bookingApproved', ['approved']],
  ['bookingRejected', ['rejected']],
  ['bookingCancelled', ['cancelled']],
  ['bookingChanged', ['pending', 'approved']],
  ['requestChanged', ['pending']],
  ['bookingReopened', ['pending', 'approved']],
  ['approvalWithdrawn', ['pending']],
] as const)('%s is written only while the booking is one of %j', (kind: BookingMailKind, holds) => {
  const written = bookingStatuses.filter((status) =>
    bookingMail(kind, { ...about, booking: { ...booking, status }, now: Date.parse(booking.date) }),
  );
  expect(written).toEqual(holds);
});
