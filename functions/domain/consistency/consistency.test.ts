import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closureHolder } from '#functions/domain/holder.ts';
import { bookingStatuses, type BookingStatus } from '#shared/transitions.ts';
import {
  accountViolations,
  customerViolations,
  keyViolations,
  personViolations,
  phoneViolations,
} from './accountRules.ts';
import { bookingViolations } from './bookingRules.ts';
import { tallyBooking, tallyClosure, countViolations, type Tallies } from './countRules.ts';
import { calendarViolations, closureViolations, holdingViolations } from './dayRules.ts';
import { numberViolations, reservationViolations } from './numberRules.ts';
import { claimViolations, paymentViolations } from './paymentRules.ts';
import type { CheckedBooking, KeptChange, Violation } from './violation.ts';

const booking: CheckedBooking = {
  id: 'b',
  coldRoomId: 'r',
  userId: 'u',
  startDate: '2027-01-30',
  endDate: '2027-02-02',
  status: 'approved',
  date: '2027-01-01T00:00:00.000Z',
};
const days = ['2027-01-30', '2027-01-31', '2027-02-01', '2027-02-02'];
const today = '2027-01-31';

const change = (to: BookingStatus, from?: BookingStatus): KeptChange => ({
  at: '2027-01-02T00:00:00.000Z',
  by: 'admin',
  actorId: 'a',
  to,
  ...(from && { from }),
});
const approval = change('approved', 'pending');

const findings = (violations: Violation[]) => violations.map(({ finding }) => finding);
const mends = (violations: Violation[]) => violations.flatMap(({ mend }) => mend ?? []);

describe('a booking', () => {
  const facts = {
    booking,
    history: [approval],
    rating: undefined,
    hasCustomer: true,
    isListed: true,
  };

  it('agrees with its history', () => {
    expect(bookingViolations(facts)).toEqual([]);
    const pending = { ...booking, status: 'pending' as const };
    expect(bookingViolations({ ...facts, booking: pending, history: [] })).toEqual([]);
  });

  it('takes the status that its history ends with, by way of another if need be', () => {
    const cancellation = change('cancelled', 'approved');
    const history = [cancellation, approval];
    expect(mends(bookingViolations({ ...facts, history }))).toEqual([
      { kind: 'status', booking, change: cancellation },
    ]);
    const pending = { ...booking, status: 'pending' as const };
    expect(mends(bookingViolations({ ...facts, booking: pending, history }))).toMatchObject([
      { change: cancellation },
    ]);
  });

  it('that says when it changed takes a newer status of its history, also an earlier one again', () => {
    const at = '2027-01-03T00:00:00.000Z';
    const reopening = { ...change('pending', 'approved'), at };
    const history = [approval, reopening];
    const changed = { ...booking, changedAt: approval.at };
    expect(mends(bookingViolations({ ...facts, booking: changed, history }))).toEqual([
      { kind: 'status', booking: changed, change: reopening },
    ]);
    const pending = { ...booking, status: 'pending' as const, changedAt: at };
    expect(bookingViolations({ ...facts, booking: pending, history })).toEqual([]);
    for (const left of [[], [approval]]) {
      expect(findings(bookingViolations({ ...facts, booking: pending, history: left }))).toEqual([
        expect.stringContaining('lacks the entry of its history about its last change'),
      ]);
    }
    // The booking is newer than the history that is left of it.
    const rejected = { ...booking, status: 'rejected' as const, changedAt: at };
    expect(findings(bookingViolations({ ...facts, booking: rejected, history: [] }))).toEqual([
      expect.stringContaining('made it rejected'),
    ]);
  });

  it('has the room and the days of its history', () => {
    const placement = { ...booking, coldRoomName: 'Room', totalPrice: 30 };
    const moved = { from: { ...placement, endDate: '2027-02-05' }, to: placement };
    const history = [approval, { ...change('approved', 'approved'), moved }];
    expect(bookingViolations({ ...facts, history })).toEqual([]);
    const unchanged = { ...booking, endDate: '2027-02-05' };
    for (const changedAt of [undefined, '2027-01-01T00:00:00.000Z']) {
      const lost = bookingViolations({ ...facts, booking: { ...unchanged, changedAt }, history });
      expect(findings(lost)).toEqual([expect.stringContaining('change it again')]);
    }
    const at = '2027-01-04T00:00:00.000Z';
    const later = { ...unchanged, changedAt: at };
    const since = [...history, { ...approval, at }];
    expect(findings(bookingViolations({ ...facts, booking: later, history: since }))).toEqual([
      expect.stringContaining('lacks the entry of its history that changed its days'),
    ]);
  });

  it('is named where its history lacks an entry', () => {
    expect(findings(bookingViolations({ ...facts, history: [] }))).toEqual([
      expect.stringContaining('lacks the entry of its history that made it approved'),
    ]);
    const completed = { ...booking, status: 'completed' as const };
    const history = [change('completed', 'approved')];
    expect(findings(bookingViolations({ ...facts, booking: completed, history }))).toEqual([
      expect.stringContaining('made it approved'),
    ]);
  });

  it('has the stars of its rating', () => {
    const rating = { stars: 4 };
    const starred = { ...booking, stars: 4 };
    expect(bookingViolations({ ...facts, booking: starred, rating })).toEqual([]);
    expect(mends(bookingViolations({ ...facts, rating }))).toEqual([
      { kind: 'stars', bookingId: 'b', stars: 4 },
    ]);
    for (const other of [undefined, { stars: 5 }]) {
      const found = bookingViolations({ ...facts, booking: starred, rating: other });
      expect(findings(found)).toEqual([expect.stringContaining('ask its customer to rate again')]);
      expect(mends(found)).toEqual([]);
    }
  });

  it('is counted by its customer while it is pending', () => {
    const pending = { ...booking, status: 'pending' as const };
    const lonely = { ...facts, booking: pending, history: [], hasCustomer: false };
    expect(findings(bookingViolations(lonely))).toEqual([
      expect.stringContaining('its customer u has no count'),
    ]);
    expect(bookingViolations({ ...facts, hasCustomer: false })).toEqual([]);
  });

  it('is listed where its status and its last day belong', () => {
    const found = bookingViolations({ ...facts, isListed: false });
    expect(findings(found)).toEqual([
      'is listed by another last day, status or time of waiting than it has',
    ]);
    expect(mends(found)).toEqual([{ kind: 'lists', booking }]);
  });
});

describe('a booking number', () => {
  const numbered = { ...booking, number: 'CR-4F7K2' };
  const reserved = { number: 'CR-4F7K2', bookingId: 'b' };

  it('is reserved for its booking', () => {
    expect(numberViolations(numbered, reserved)).toEqual([]);
    expect(reservationViolations(reserved, numbered)).toEqual([]);
  });

  it('is missing where the booking is older than numbers', () => {
    expect(numberViolations(booking, undefined)).toEqual([]);
  });

  it('is reserved where it is not, and named where another booking has it', () => {
    expect(numberViolations(numbered, undefined)).toEqual([
      {
        about: 'booking b',
        finding: 'has the number CR-4F7K2, which is not reserved, so that another could get it',
        mend: { kind: 'number', booking: numbered },
      },
    ]);
    expect(numberViolations(numbered, { ...reserved, bookingId: 'other' })).toEqual([
      {
        about: 'booking b',
        finding: 'has the number CR-4F7K2, which is reserved for the booking other',
      },
    ]);
  });

  it('is free again where no booking has it', () => {
    const mend = { kind: 'freeNumber', reserved };
    for (const [found, why] of [
      [undefined, 'does not exist'],
      [booking, 'does not have it'],
    ] as const) {
      expect(reservationViolations(reserved, found)).toEqual([
        {
          about: 'number CR-4F7K2',
          finding: `is reserved for the booking b, which ${why}`,
          mend,
        },
      ]);
    }
  });
});

describe('the days of a live booking', () => {
  const calendar = new Map(days.map((day) => [day, 'b']));

  it('are held from today on; what is past does not matter', () => {
    const held = new Map([...calendar].slice(1));
    expect(holdingViolations({ booking, hasRoom: true, calendar: held }, today)).toEqual([]);
    const ended = { ...booking, status: 'rejected' as const };
    const none = { booking: ended, hasRoom: false, calendar: new Map() };
    expect(holdingViolations(none, today)).toEqual([]);
  });

  it('are taken where they are free, and named where another booking has them', () => {
    const other = new Map([
      ['2027-02-01', 'other'],
      ['2027-02-02', 'b'],
    ]);
    const found = holdingViolations({ booking, hasRoom: true, calendar: other }, today);
    expect(findings(found)).toEqual([
      'does not hold 2027-01-31, which could be sold again',
      expect.stringContaining('does not hold 2027-02-01, which the booking other holds'),
    ]);
    expect(mends(found)).toEqual([
      { kind: 'takeDays', roomId: 'r', holder: 'b', days: ['2027-01-31'] },
    ]);
    const free = holdingViolations({ booking, hasRoom: true, calendar: new Map() }, today);
    expect(findings(free)).toEqual([expect.stringContaining('2027-01-31 … 2027-02-02')]);
  });

  it('need a room', () => {
    expect(findings(holdingViolations({ booking, hasRoom: false, calendar }, today))).toEqual([
      expect.stringContaining('in the room r, which does not exist'),
    ]);
  });
});

describe('the days of a room', () => {
  const named = (other: CheckedBooking | undefined) =>
    calendarViolations(
      {
        roomId: 'r',
        days: new Map([
          ['2027-01-30', 'gone'],
          ['2027-01-31', 'b'],
        ]),
        bookings: new Map(other && [['b', other]]),
        closures: new Map(),
      },
      today,
    );

  it('are held by live bookings that cover them', () => {
    expect(named(booking)).toEqual([]);
  });

  it.each([
    [undefined, 'which does not exist'],
    [{ ...booking, coldRoomId: 'other' }, 'which is of another room'],
    [{ ...booking, startDate: '2027-02-01' }, 'which does not cover the day'],
    [{ ...booking, endDate: '2027-01-30' }, 'which does not cover the day'],
    [{ ...booking, status: 'cancelled' as const }, 'which is cancelled'],
  ])('are freed where the booking is %j', (other, why) => {
    const found = named(other);
    expect(findings(found)).toEqual([`has 2027-01-31 held by the booking b, ${why}`]);
    expect(mends(found)).toEqual([
      { kind: 'freeDay', roomId: 'r', day: '2027-01-31', holder: 'b' },
    ]);
  });
});

describe('the days of a closure', () => {
  const closure = { id: 'c', coldRoomId: 'r', startDate: '2027-01-30', endDate: '2027-02-01' };
  const holder = closureHolder('c');

  it('are held from today on, until it is reopened', () => {
    const held = new Map(days.slice(1, 3).map((day) => [day, holder]));
    expect(closureViolations({ closure, hasRoom: true, calendar: held }, today)).toEqual([]);
    const reopened = { ...closure, freeFrom: today };
    expect(
      closureViolations({ closure: reopened, hasRoom: false, calendar: new Map() }, today),
    ).toEqual([]);
    const found = closureViolations(
      { closure, hasRoom: true, calendar: new Map([['2027-02-01', 'b']]) },
      today,
    );
    expect(findings(found)).toEqual([
      'does not hold 2027-01-31, which could be sold again',
      'does not hold 2027-02-01, which the booking b holds: reopen the room',
    ]);
    expect(mends(found)).toEqual([{ kind: 'takeDays', roomId: 'r', holder, days: [today] }]);
  });

  it('need a room until they are over', () => {
    const found = closureViolations({ closure, hasRoom: false, calendar: new Map() }, today);
    expect(findings(found)).toEqual(['is of the room r, which does not exist: delete the closure']);
    expect(mends(found)).toEqual([]);
    const over = { ...closure, endDate: '2027-01-30' };
    expect(
      closureViolations({ closure: over, hasRoom: false, calendar: new Map() }, today),
    ).toEqual([]);
  });

  it.each([
    [closure, undefined],
    [{ ...closure, freeFrom: today }, 'which was reopened'],
    [{ ...closure, coldRoomId: 'other' }, 'which is of another room'],
    [{ ...closure, startDate: '2027-02-01' }, 'which does not cover the day'],
  ])('are freed where it is not so (%j)', (one, why) => {
    const marked = { days: new Map([[today, holder]]), bookings: new Map() };
    const found = calendarViolations(
      { roomId: 'r', ...marked, closures: new Map([['c', one]]) },
      today,
    );
    expect(findings(found)).toEqual(why ? [`has ${today} held by the closure c, ${why}`] : []);
  });

  it('are counted in its room, until it is reopened', () => {
    const tallies: Tallies = new Map([['r', {}]]);
    for (const one of [closure, closure, { ...closure, freeFrom: today }]) {
      tallyClosure(tallies, one);
      tallyClosure(tallies, { ...one, coldRoomId: 'gone' });
    }
    const room = { owner: 'room', id: 'r', counts: { closures: 1 } } as const;
    expect(findings(countViolations(room, tallies))).toEqual([
      'has the count closures = 1, but its closures make 2',
    ]);
  });
});

describe('the counts', () => {
  const some = fc.array(
    fc.record({
      coldRoomId: fc.constantFrom('r', 'r2'),
      userId: fc.constantFrom('u', 'u2'),
      status: fc.constantFrom(...bookingStatuses),
      stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    }),
  );

  it('of a room and a customer are a recount, whatever the bookings', () => {
    fc.assert(
      fc.property(some, (fields) => {
        const tallies: Tallies = new Map([
          ['r', {}],
          ['u', {}],
        ]);
        const bookings = fields.map((own) => ({ ...booking, ...own }));
        for (const one of bookings) tallyBooking(tallies, one);
        const here = bookings.filter(({ coldRoomId }) => coldRoomId === 'r');
        const stars = here.flatMap((one) => one.stars ?? []);
        const counts = {
          live: here.filter(({ status }) => status === 'pending' || status === 'approved').length,
          starSum: stars.reduce((sum, one) => sum + one, 0),
          starCount: stars.length,
        };
        const pending = bookings.filter(
          ({ userId, status }) => userId === 'u' && status === 'pending',
        ).length;
        expect(countViolations({ owner: 'room', id: 'r', counts }, tallies)).toEqual([]);
        const customer = {
          owner: 'customer',
          id: 'u',
          counts: { pending, pendingDays: pending * days.length },
        } as const;
        expect(countViolations(customer, tallies)).toEqual([]);
        expect([...tallies.keys()]).toEqual(['r', 'u']);
      }),
    );
  });

  it('are replaced by the recount', () => {
    const tallies: Tallies = new Map([['r', { live: 2, starSum: 4, starCount: 1 }]]);
    const room = { owner: 'room', id: 'r', counts: { live: 1 } } as const;
    expect(mends(countViolations(room, tallies))).toEqual([
      { kind: 'count', owner: 'room', id: 'r', name: 'live', from: 1, to: 2 },
      { kind: 'count', owner: 'room', id: 'r', name: 'starSum', from: undefined, to: 4 },
      { kind: 'count', owner: 'room', id: 'r', name: 'starCount', from: undefined, to: 1 },
    ]);
    const gone = { owner: 'customer', id: 'x', counts: { pending: 1 } } as const;
    expect(countViolations(gone, tallies)).toEqual([
      {
        about: 'customer x',
        finding: 'has the count pending = 1, but its bookings make 0',
        mend: { kind: 'count', owner: 'customer', id: 'x', name: 'pending', from: 1, to: 0 },
      },
    ]);
  });
});

describe('an account', () => {
  const account = { userId: 'u', email: 'u@example.com', phoneNumber: '+250788000000' };
  const now = 1_800_000_000;
  const whole = { account, hasCustomer: true, revokedFrom: undefined, hasPhone: true };

  it('has a count of pending bookings', () => {
    expect(accountViolations(whole, now)).toEqual([]);
    expect(mends(accountViolations({ ...whole, hasCustomer: false }, now))).toEqual([
      { kind: 'customer', userId: 'u', email: 'u@example.com' },
    ]);
  });

  it.each([
    ['revoked', now - 5, now - 5, 0],
    ['revoked later again', now - 5, now, 0],
    ['not revoked', now - 5, undefined, 1],
    ['revoked before only', now - 5, now - 9, 1],
    ['expired by now', now - 90_000, undefined, 0],
  ])('has a new password and older tokens that are %s', (_, tokensFrom, revokedFrom, found) => {
    const facts = { ...whole, account: { ...account, tokensFrom }, revokedFrom };
    expect(mends(accountViolations(facts, now))).toEqual(
      found === 0 ? [] : [{ kind: 'revocation', userId: 'u', from: tokensFrom }],
    );
  });

  it('is found by its telephone number, as is who was added by the staff', () => {
    const phone = { userId: 'u', phoneNumber: '+250788000000' };
    const mend = [{ kind: 'phone', ...phone }];
    expect(mends(accountViolations({ ...whole, hasPhone: false }, now))).toEqual(mend);
    const known = { hasCustomer: true, hasPhone: true };
    expect(personViolations(phone, known)).toEqual([]);
    expect(mends(personViolations(phone, { ...known, hasPhone: false }))).toEqual(mend);
    expect(mends(personViolations(phone, { ...known, hasCustomer: false }))).toEqual([
      { kind: 'customer', userId: 'u', email: undefined },
    ]);
    expect(phoneViolations(phone, true)).toEqual([]);
    expect(mends(phoneViolations(phone, false))).toEqual([{ kind: 'freePhone', ...phone }]);
  });

  it('is there for every count, and every answered booking is there for its key', () => {
    expect(customerViolations(account, true)).toEqual([]);
    expect(findings(customerViolations(account, false))).toEqual([
      'has no account: whoever is u@example.com has to sign up again',
    ]);
    expect(findings(customerViolations({ userId: 'u' }, false))).toEqual([
      'was added by the staff, and their names and number are gone',
    ]);
    expect(keyViolations(booking, true)).toEqual([]);
    expect(mends(keyViolations(booking, false))).toEqual([{ kind: 'booking', booking }]);
  });
});

describe('what is paid', () => {
  const payments = [
    { id: 'p', amount: 300 },
    { id: 'q', amount: 50 },
    { id: 'r-p', amount: -300, reverses: 'p' },
  ];

  it('is the sum of the entries', () => {
    expect(paymentViolations({ id: 'b', paid: 50 }, payments)).toEqual([]);
    expect(paymentViolations({ id: 'b' }, [])).toEqual([]);
    const count = { kind: 'count', owner: 'booking', id: 'b', name: 'paid' };
    expect(mends(paymentViolations({ id: 'b', paid: 60 }, payments))).toEqual([
      { ...count, from: 60, to: 50 },
    ]);
    expect(mends(paymentViolations({ id: 'b' }, payments))).toEqual([
      { ...count, from: undefined, to: 50 },
    ]);
  });

  it('is not below zero', () => {
    const refunded = [{ id: 'p', amount: -5 }];
    expect(findings(paymentViolations({ id: 'b', paid: -5 }, refunded))).toEqual([
      'was refunded 5 Rwf more than was paid',
    ]);
  });

  it.each([
    { id: 'r-q', amount: -49, reverses: 'q' },
    { id: 'r-p', amount: -50, reverses: 'q' },
    { id: 'r-x', amount: -50, reverses: 'x' },
  ])('is reversed by an entry that equals another: not by %j', (wrong) => {
    const some = [...payments.slice(0, 2), wrong];
    const paid = some.reduce((sum, { amount }) => sum + amount, 0);
    expect(findings(paymentViolations({ id: 'b', paid }, some))).toEqual([
      `has the reversal ${wrong.id}, which does not equal what it reverses`,
    ]);
  });
});

describe('a claim of a payment', () => {
  const claims = [
    { id: 'c', state: 'claimed', gsi1pk: 'CLAIMS/0' },
    { id: 'd', state: 'declined' },
    { id: 'p', state: 'confirmed' },
  ] as const;

  it('is named by its booking while it waits, and is a payment once it is confirmed', () => {
    expect(claimViolations({ id: 'b', claimId: 'c' }, [...claims], [{ id: 'p' }])).toEqual([]);
    expect(claimViolations({ id: 'b' }, [], [])).toEqual([]);
    expect(findings(claimViolations({ id: 'b' }, [...claims], []))).toEqual([
      'names the claim none, and c waits',
      'has the confirmed claim p without its payment',
    ]);
    expect(findings(claimViolations({ id: 'b', claimId: 'd' }, [claims[1]], []))).toEqual([
      'names the claim d, and none waits',
    ]);
  });
});
