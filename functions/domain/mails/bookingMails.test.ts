import { describe, expect, it } from 'vitest';
import { bookingStatuses } from '#shared/transitions.ts';
import {
  bookingMail,
  mailsOfAsked,
  mailsOfBooking,
  mailsOfChange,
  type BookingMailKind,
} from './bookingMails.ts';

const kindsOf = (...change: Parameters<typeof mailsOfBooking>) =>
  mailsOfBooking(...change).map(({ kind, to }) => `${kind} to ${to}`);

describe('a change of a booking', () => {
  it.each([
    ['pending', ['requestReceived to customer', 'newRequest to staff']],
    ['approved', ['bookingApproved to customer']],
    ['rejected', ['bookingRejected to customer']],
    ['cancelled', ['bookingCancelled to customer']],
    ['expired', []],
    ['completed', []],
  ] as const)('to %s calls for %j', (status, kinds) => {
    expect(kindsOf(undefined, { status })).toEqual(kinds);
  });

  it.each([
    ['rejected', 'pending', ['bookingReopened to customer']],
    ['cancelled', 'approved', ['bookingReopened to customer']],
    ['approved', 'pending', ['approvalWithdrawn to customer']],
    ['pending', 'approved', ['bookingApproved to customer']],
  ] as const)('from %s back to %s calls for %j', (before, status, kinds) => {
    expect(kindsOf(before, { status })).toEqual(kinds);
  });

  it('of days or room calls for one to whoever did not make it', () => {
    const before = { coldRoomId: 'r', startDate: '2027-01-31', endDate: '2027-02-02' };
    const after = { ...before, endDate: '2027-02-03', nthOfHour: 10 };
    expect(mailsOfChange(undefined, after)).toEqual([]);
    expect(mailsOfChange(before, { ...before, placedBy: 'admin' })).toEqual([]);
    expect(mailsOfChange(before, { ...after, placedBy: 'admin' })).toEqual([
      { kind: 'bookingChanged', to: 'customer' },
    ]);
    const own = { ...after, placedBy: 'customer' } as const;
    expect(mailsOfChange(before, own)).toEqual([{ kind: 'requestChanged', to: 'staff' }]);
    expect(mailsOfChange(before, { ...own, nthOfHour: undefined })).toHaveLength(1);
    expect(mailsOfChange(before, { ...own, nthOfHour: 11 })).toEqual([]);
  });

  it('that declines other days calls for one to the customer, and one that gives them for none of its own', () => {
    const asked = {
      at: '2027-01-01T00:00:00.000Z',
      startDate: '2027-01-31',
      endDate: '2027-02-04',
      totalPrice: 5,
      state: 'waiting',
    } as const;
    const later = '2027-01-02T00:00:00.000Z';
    const to = (state: 'accepted' | 'declined' | 'withdrawn') => ({ asked: { ...asked, state } });
    expect(mailsOfAsked({ asked }, to('declined'))).toEqual([
      { kind: 'changeDeclined', to: 'customer' },
    ]);
    const toStaff = [{ kind: 'changeAsked', to: 'staff' }];
    expect(mailsOfAsked({}, { asked })).toEqual(toStaff);
    expect(mailsOfAsked(to('declined'), { asked: { ...asked, at: later } })).toEqual(toStaff);
    expect(mailsOfAsked({ asked }, { asked })).toEqual([]);
    expect(mailsOfAsked({ asked }, to('accepted'))).toEqual([]);
    expect(mailsOfAsked({ asked }, {})).toEqual([]);
    expect(mailsOfAsked(to('declined'), to('declined'))).toEqual([]);
    expect(mailsOfAsked(undefined, to('declined'))).toEqual([]);
  });

  it('of anything but the status calls for none', () => {
    for (const status of bookingStatuses) expect(kindsOf(status, { status })).toEqual([]);
  });

  it('that the staff is not told apart sends them no e-mail', () => {
    const last = { status: 'pending', nthOfHour: 10 } as const;
    expect(kindsOf(undefined, last)).toHaveLength(2);
    expect(kindsOf(undefined, { ...last, nthOfHour: 11 })).toEqual(['requestReceived to customer']);
  });
});

const booking = {
  id: 'b1',
  number: 'CR-4F7K2',
  coldRoomId: 'r1',
  coldRoomName: 'Kimironko <Fresh>',
  coldRoomLocation: 'Kigali',
  userName: 'Aline Test',
  startDate: '2027-01-31',
  endDate: '2027-02-02',
  date: '2027-01-01T10:00:00.000Z',
  totalPrice: 75_000,
} as const;

const about = {
  firstName: 'Aline',
  site: 'https://coldroom.rw',
  stop: 'https://coldroom.rw/unsubscribe#key',
  now: Date.parse('2027-01-30T10:00:00Z'),
};

const mail = (
  kind: BookingMailKind,
  status: (typeof bookingStatuses)[number],
  endDate = '2027-02-02',
  at = '2027-01-30T10:00:00Z',
) =>
  bookingMail(kind, {
    ...about,
    booking: { ...booking, status, endDate },
    now: Date.parse(at),
  });

describe('an e-mail about a booking', () => {
  it.each([
    ['requestReceived', 'pending', /request/, '/booking?booking=b1'],
    ['newRequest', 'pending', /Aline Test/, '/book/pending'],
    ['bookingApproved', 'approved', /approved/, '/booking/arrival?booking=b1'],
    ['bookingRejected', 'rejected', /rejected/, '/search?startDate=2027-01-31&endDate=2027-02-02'],
    ['bookingCancelled', 'cancelled', /cancelled/, '/booking?booking=b1'],
    ['bookingChanged', 'approved', /has changed/, '/booking?booking=b1'],
    ['requestChanged', 'pending', /Aline Test has changed/, '/book/pending'],
    ['bookingReopened', 'pending', /open again/, '/booking?booking=b1'],
    ['bookingReopened', 'approved', /open again/, '/booking?booking=b1'],
    ['approvalWithdrawn', 'pending', /waits for an answer again/, '/booking?booking=b1'],
  ] as const)('%s says room, days and where to go on', (kind, status, subject, path) => {
    const content = mail(kind, status);
    expect(content?.subject).toMatch(subject);
    expect(content?.text).toContain('Room: Kimironko <Fresh>, Kigali');
    expect(content?.text).toContain('Booking number: CR-4F7K2\n');
    expect(content?.text).toContain('Days: 31 Jan 2027 to 2 Feb 2027');
    expect(content?.text).toContain(`https://coldroom.rw${path}\n`);
    expect(content?.html).toContain('Kimironko &lt;Fresh&gt;');
  });

  it.each([
    [
      'arrivalTomorrow',
      'approved',
      '2027-01-30T10:00:00Z',
      /^Tomorrow/,
      '/booking/arrival?booking=b1',
    ],
    ['lastDayToday', 'approved', '2027-02-02T10:00:00Z', /last day/, '/coldroom/r1'],
    ['requestWaiting', 'pending', '2027-01-02T12:00:00Z', /waits/, '/book/pending'],
  ] as const)('%s is sent while it is so, and not later', (kind, status, at, subject, path) => {
    const content = mail(kind, status, '2027-02-02', at);
    expect(content?.subject).toMatch(subject);
    expect(content?.text).toContain(`https://coldroom.rw${path}\n`);
    expect(mail(kind, status, '2027-02-02', '2027-02-05T10:00:00Z')).toBeUndefined();
    expect(mail(kind, 'cancelled', '2027-02-02', at)).toBeUndefined();
  });

  it('of a change says what was before, unless it was changed back', () => {
    const earlier = {
      ...booking,
      coldRoomName: 'Remera',
      endDate: '2027-02-01',
      totalPrice: 50_000,
    };
    const changed = { ...about, booking: { ...booking, status: 'approved' as const } };
    const text = bookingMail('bookingChanged', { ...changed, earlier })?.text;
    expect(text).toContain('Before: Remera, 31 Jan 2027 to 1 Feb 2027, 50,000 Rwf\n');
    expect(text).toContain('Total now: 75,000 Rwf\n');
    expect(bookingMail('bookingChanged', { ...changed, earlier: booking })).toBeUndefined();
  });

  it('of declined days says which were asked for and why, while that is so', () => {
    const asked = {
      at: '2027-01-01T00:00:00.000Z',
      startDate: '2027-02-03',
      endDate: '2027-02-04',
      totalPrice: 5,
      state: 'declined',
      reasonText: 'Other goods come then.',
    } as const;
    const of = (fields: object) =>
      bookingMail('changeDeclined', {
        ...about,
        booking: { ...booking, status: 'approved', ...fields },
      });
    expect(of({ asked })?.subject).toContain('stays as it is');
    expect(of({ asked })?.text).toContain('Asked for: 3 Feb 2027 to 4 Feb 2027\n');
    expect(of({ asked })?.text).toContain('Our answer: Other goods come then.\n');
    expect(of({ asked: { ...asked, state: 'waiting' } })).toBeUndefined();
    // Other days were given since, which takes the answer from the booking.
    expect(of({})).toBeUndefined();
  });

  it('of other days that are asked for says which, at which total, and what the customer says', () => {
    const asked = {
      at: '2027-01-01T00:00:00.000Z',
      startDate: '2027-02-03',
      endDate: '2027-02-04',
      totalPrice: 50_000,
      state: 'waiting',
    } as const;
    const of = (fields: object) =>
      bookingMail('changeAsked', {
        ...about,
        booking: { ...booking, status: 'approved', ...fields },
      });
    expect(of({ asked })?.subject).toMatch(/ asks for other days at /);
    expect(of({ asked })?.text).toContain('Asked for: 3 Feb 2027 to 4 Feb 2027, 50,000 Rwf\n');
    expect(of({ asked })?.text).not.toContain('In their words');
    expect(of({ asked: { ...asked, words: 'A day less.' } })?.text).toContain(
      'In their words: A day less.\n',
    );
    expect(of({ asked: { ...asked, state: 'withdrawn' } })).toBeUndefined();
    expect(of({})).toBeUndefined();
    expect(of({ asked, status: 'cancelled' })).toBeUndefined();
  });

  it.each([
    ['bookingApproved', 'approved', true],
    ['bookingChanged', 'approved', true],
    ['bookingChanged', 'pending', false],
    ['bookingReopened', 'approved', true],
    ['requestReceived', 'pending', false],
    ['bookingCancelled', 'cancelled', false],
  ] as const)('%s of one that is %s has its calendar file: %s', (kind, status, has) => {
    const attachment = mail(kind, status)?.attachment;
    expect(attachment !== undefined).toBe(has);
    if (!attachment) return;
    expect(attachment).toMatchObject({ name: 'CR-4F7K2.ics', type: 'text/calendar' });
    expect(attachment.content).toContain('DTSTART;VALUE=DATE:20270131\r\n');
    expect(attachment.content).toContain('DTEND;VALUE=DATE:20270203\r\n');
  });

  it('says how such e-mails are stopped', () => {
    const content = mail('bookingApproved', 'approved');
    expect(content?.text).toContain('https://coldroom.rw/unsubscribe#key');
  });

  it('says one day as one', () => {
    expect(mail('bookingApproved', 'approved', '2027-01-31')?.text).toContain(
      'Days: 31 Jan 2027\n',
    );
  });

  it('says why a request was rejected or a booking cancelled', () => {
    const why = { reason: 'roomNotReady', reasonText: 'The door is <broken>.' } as const;
    const rejected = { ...booking, ...why, status: 'rejected' } as const;
    const content = bookingMail('bookingRejected', { ...about, booking: rejected });
    expect(content?.text).toContain(
      'Reason: The room is not ready on these days: The door is <broken>.\n',
    );
    expect(content?.html).toContain('The door is &lt;broken&gt;.');
    expect(mail('bookingRejected', 'rejected')?.text).not.toContain('Reason');
  });

  it('says what cancelling costs while a booking is approved, and what it has cost', () => {
    const cancellation = { freeDays: 3, share: 33 };
    const textOf = (kind: BookingMailKind, status: 'pending' | 'approved' | 'cancelled', fee = 0) =>
      bookingMail(kind, {
        ...about,
        now: Date.parse('2027-01-28T10:00:00Z'),
        booking: { ...booking, cancellation, status, totalPrice: 10_001, ...(fee && { fee }) },
      })?.text;
    expect(textOf('bookingApproved', 'approved')).toContain(
      '\n\nCancelling is free until 28 Jan 2027. Later it costs 33% of the total: 3,300 Rwf\n\n',
    );
    expect(textOf('bookingCancelled', 'cancelled', 3_300)).toContain(
      '\n\nFee for cancelling: 3,300 Rwf\n\n',
    );
    expect(textOf('bookingCancelled', 'cancelled')).not.toMatch(/cancelling/i);
    expect(textOf('requestReceived', 'pending')).not.toMatch(/cancelling/i);
    expect(mail('bookingApproved', 'approved')?.text).not.toMatch(/cancelling/i);
  });

  it('says what cancelling costs on the day, and nothing of it once the stay has begun', () => {
    const cancellation = { freeDays: 3, share: 33 };
    const textOf = (kind: BookingMailKind, at: string) =>
      bookingMail(kind, {
        ...about,
        booking: { ...booking, cancellation, status: 'approved', totalPrice: 10_001 },
        now: Date.parse(at),
      })?.text;
    const costs = '\n\nCancelling costs 33% of the total now: 3,300 Rwf\n\n';
    expect(textOf('bookingApproved', '2027-01-28T10:00:00Z')).not.toContain(costs);
    expect(textOf('bookingApproved', '2027-01-29T10:00:00Z')).toContain(costs);
    expect(textOf('arrivalTomorrow', '2027-01-30T10:00:00Z')).toContain(costs);
    expect(textOf('bookingApproved', '2027-01-31T10:00:00Z')).not.toMatch(/Cancelling/);
    expect(textOf('lastDayToday', '2027-02-02T10:00:00Z')).not.toMatch(/Cancelling/);
  });

  it('says no number of a booking from before there were numbers', () => {
    const content = bookingMail('bookingApproved', {
      ...about,
      booking: { ...booking, number: undefined, status: 'approved' },
    });
    expect(content?.text).toContain(
      'The room is yours on these days.\n\nRoom: Kimironko <Fresh>, Kigali\n\nDays: ',
    );
    expect(content?.text).not.toContain('number');
  });

  it('is not written where the booking has moved on', () => {
    expect(mail('requestReceived', 'approved')).toBeUndefined();
    expect(mail('bookingApproved', 'cancelled')).toBeUndefined();
    const checkedOut = { at: '2027-02-02T08:00:00.000Z', by: 'Test Admin' };
    const left = { ...booking, status: 'approved', checkedOut } as const;
    const now = Date.parse('2027-02-02T10:00:00Z');
    expect(bookingMail('lastDayToday', { ...about, booking: left, now })).toBeUndefined();
  });
});
