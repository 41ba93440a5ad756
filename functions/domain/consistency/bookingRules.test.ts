import { describe, expect, it } from 'vitest';
import type { Presence } from '#shared/presence.ts';
import { bookingStatuses, type BookingStatus } from '#shared/transitions.ts';
import { bookingViolations } from './bookingRules.ts';
import type { CheckedBooking, KeptChange } from './violation.ts';

const booking: CheckedBooking = {
  id: 'b',
  coldRoomId: 'r',
  userId: 'u',
  startDate: '2027-01-30',
  endDate: '2027-02-02',
  status: 'approved',
  date: '2027-01-01T00:00:00.000Z',
};

/** A moment of the day `day` of January. */
const on = (day: number) => `2027-01-0${day}T00:00:00.000Z`;

const change = (day: number, to: BookingStatus, from?: BookingStatus): KeptChange => ({
  at: on(day),
  by: 'admin',
  actorId: 'a',
  to,
  ...(from && { from }),
});

const facts = {
  booking,
  history: [change(2, 'approved')],
  rating: undefined,
  hasCustomer: true,
  isListed: true,
};

const check = (fields: Partial<CheckedBooking>, history: KeptChange[]) =>
  bookingViolations({ ...facts, booking: { ...booking, ...fields }, history });

const lacks = (what: string) => ({
  about: 'booking b',
  finding: `lacks the entry of its history ${what}: nothing depends on it, and nobody knows it any more`,
});

describe('the presence of a booking', () => {
  const approval = change(2, 'approved', 'pending');
  const step = (day: number, from: Presence, to: Presence): KeptChange => ({
    ...change(day, 'approved', 'approved'),
    name: 'Aline',
    presence: { from, to },
  });
  const checkIn = step(3, 'expected', 'in');
  const checkedIn = { at: on(3), by: 'Aline' };
  const checkedOut = { at: on(4), by: 'Aline' };

  it('is what the last entry of it says', () => {
    expect(check({ changedAt: on(3), checkedIn }, [approval, checkIn])).toEqual([]);
    expect(check({ checkedIn }, [approval, checkIn])).toEqual([]);
    const back = step(4, 'in', 'expected');
    expect(check({ changedAt: on(4) }, [approval, checkIn, back])).toEqual([]);
  });

  it.each<[KeptChange[], Partial<CheckedBooking>, string, object]>([
    [[checkIn], {}, 'expected, but its history says in', { checkedIn }],
    [
      [step(4, 'in', 'out')],
      { checkedIn },
      'in, but its history says out',
      { checkedIn, checkedOut },
    ],
    [[step(4, 'in', 'expected')], { checkedIn }, 'in, but its history says expected', {}],
    [
      [step(5, 'out', 'in')],
      { checkedIn, checkedOut },
      'out, but its history says in',
      { checkedIn },
    ],
  ])('differs from its history (%#), which is newer', (history, fields, says, checked) => {
    const [last] = history;
    for (const changedAt of [on(2), undefined]) {
      const stored = { changedAt, ...fields };
      expect(check(stored, [approval, ...history])).toEqual([
        {
          about: 'booking b',
          finding: `is ${says}`,
          mend: { kind: 'presence', booking: { ...booking, ...stored }, checked, change: last },
        },
      ]);
    }
  });

  it('lacks its entry, which the last change does not tell', () => {
    expect(check({ changedAt: on(4), checkedIn, checkedOut }, [approval, checkIn])).toEqual([
      lacks('about its last change'),
    ]);
  });
});

describe('the handover of a booking', () => {
  const approval = change(2, 'approved', 'pending');
  const joined = { ...change(3, 'approved', 'approved'), joined: 'Keza Sample' };

  it('is in its history and in the booking', () => {
    expect(check({ changedAt: on(3) }, [approval, joined])).toEqual([]);
    expect(check({ changedAt: on(2) }, [approval, joined])).toEqual([
      {
        about: 'booking b',
        finding:
          'is of the caller u, but its history says that it was given to their account: join the two again',
      },
    ]);
  });
});

describe('the change request of a booking', () => {
  const asked = {
    at: on(4),
    startDate: '2027-01-30',
    endDate: '2027-02-05',
    totalPrice: 7,
    state: 'waiting',
  } as const;
  const approval = change(2, 'approved', 'pending');
  const ask = { ...change(4, 'approved', 'approved'), by: 'customer', asked } as const;
  const declined = { ...asked, state: 'declined', reasonText: 'Taken.' } as const;
  const refusal = { ...change(5, 'approved', 'approved'), asked: declined };

  it('is what the last entry of it says', () => {
    expect(check({ changedAt: on(4), asked }, [approval, ask])).toEqual([]);
    expect(check({ changedAt: on(5), asked: declined }, [approval, ask, refusal])).toEqual([]);
    const finding = (words: string) => ({
      about: 'booking b',
      finding: `has ${words}: ask its customer which days it is to have`,
    });
    expect(check({ changedAt: on(4), asked }, [approval, ask, refusal])).toEqual([
      finding('waiting, but its history says declined'),
    ]);
    expect(check({ changedAt: on(2) }, [approval, ask])).toEqual([
      finding('no change request, but its history says waiting'),
    ]);
    expect(check({}, [approval, ask])).toEqual([
      finding('no change request, but its history says waiting'),
    ]);
    expect(check({ changedAt: on(5), asked: declined }, [approval, ask])).toEqual([
      lacks('about its last change'),
      lacks('about its change request'),
    ]);
    expect(check({ changedAt: on(4), asked }, [])).toContainEqual(
      lacks('about its change request'),
    );
  });

  it('that was answered may have gone with other days, one that waits may not', () => {
    const { coldRoomId, startDate, endDate } = booking;
    const to = { coldRoomId, coldRoomName: 'Room', startDate, endDate, totalPrice: 7 };
    const moved = {
      ...change(6, 'approved', 'approved'),
      moved: { from: { ...to, endDate: '2027-02-01' }, to },
    };
    const history = [approval, ask, refusal, moved];
    expect(check({ changedAt: on(6) }, history)).toEqual([]);
    // As changes of days left it before they took it away.
    expect(check({ changedAt: on(6), asked: declined }, history)).toEqual([]);
    expect(check({ changedAt: on(6), asked }, [approval, ask, moved])).toEqual([]);
    const lacked = [lacks('about its change request')];
    expect(check({ changedAt: on(6) }, [approval, ask, moved])).toEqual(lacked);
    expect(check({ changedAt: on(6), asked }, history)).toEqual(lacked);
    const accepted = { ...moved, asked: { ...asked, state: 'accepted' } } as const;
    expect(check({ changedAt: on(6) }, [approval, ask, accepted])).toEqual(lacked);
    expect(check({ changedAt: on(5) }, [approval, ask, refusal])).toEqual(lacked);
  });

  it('ends with the status in which it was made', () => {
    const end = change(6, 'cancelled', 'approved');
    const ended = { status: 'cancelled', changedAt: on(6) } as const;
    expect(check(ended, [approval, ask, end])).toEqual([]);
    expect(check({ ...ended, asked }, [approval, ask, end])).toEqual([
      lacks('about its change request'),
    ]);
    expect(check({ changedAt: on(4), asked }, [approval, ask, end])).toContainEqual({
      about: 'booking b',
      finding: 'has waiting, but its history says none: ask its customer which days it is to have',
    });
  });
});

describe('the status of a booking without a moment of its last change', () => {
  const order: BookingStatus[][] = [
    ['pending'],
    ['approved'],
    ['rejected', 'cancelled', 'expired', 'completed'],
  ];
  const stage = (status: BookingStatus) => order.findIndex((some) => some.includes(status));
  const pairs = bookingStatuses.flatMap((status) => bookingStatuses.map((to) => ({ status, to })));

  it.each(pairs)('$status becomes that of its history, $to, only if it comes later', (pair) => {
    const { status, to } = pair;
    const last = change(2, to);
    const expected =
      stage(status) < stage(to)
        ? [
            {
              about: 'booking b',
              finding: `is ${status}, but its history says ${to}`,
              mend: { kind: 'status', booking: { ...booking, status }, change: last },
            },
          ]
        : status === to || status === 'pending'
          ? []
          : [lacks(`that made it ${status}`)];
    expect(check({ status }, [last])).toEqual(expected);
  });
});

describe('the status of a booking that says when it changed', () => {
  const history = [change(2, 'approved', 'pending'), change(4, 'pending', 'approved')];

  it('becomes that of a newer entry', () => {
    expect(check({ changedAt: on(3) }, history)).toEqual([
      {
        about: 'booking b',
        finding: 'is approved, but its history says pending',
        mend: {
          kind: 'status',
          booking: { ...booking, changedAt: on(3) },
          change: change(4, 'pending', 'approved'),
        },
      },
    ]);
  });

  it('stays as it is where the entry is as old', () => {
    expect(check({ changedAt: on(4) }, history)).toEqual([]);
    expect(check({ changedAt: on(4), status: 'pending' }, history)).toEqual([]);
  });

  it('was changed after the last entry, of which it lacks one', () => {
    expect(check({ changedAt: on(5) }, history)).toEqual([lacks('about its last change')]);
    expect(check({ changedAt: on(5), status: 'pending' }, [])).toEqual([
      lacks('about its last change'),
    ]);
    expect(check({ changedAt: on(5), status: 'rejected' }, history)).toEqual([
      lacks('that made it rejected'),
    ]);
  });
});

describe('a history', () => {
  it('is read in the order of its moments, and of its statuses where they are one', () => {
    const [first, second] = [change(2, 'approved'), change(3, 'cancelled')];
    for (const history of [
      [first, second],
      [second, first],
    ]) {
      expect(check({}, history).map(({ mend }) => mend)).toMatchObject([{ change: second }]);
    }
    const same = [change(2, 'cancelled'), change(2, 'approved')];
    for (const history of [same, same.toReversed()]) {
      expect(check({}, history).map(({ mend }) => mend)).toMatchObject([{ change: same[0] }]);
    }
  });

  it('lacks each status once that the booking has or had and that it does not tell of', () => {
    const history = [
      change(2, 'cancelled', 'approved'),
      change(3, 'approved', 'cancelled'),
      change(4, 'completed', 'approved'),
      change(5, 'rejected', 'expired'),
      change(6, 'pending', 'expired'),
      change(7, 'completed', 'pending'),
    ];
    expect(check({ status: 'completed' }, history)).toEqual([lacks('that made it expired')]);
    expect(check({ status: 'completed' }, [])).toEqual([lacks('that made it completed')]);
    expect(check({ status: 'completed' }, [change(2, 'cancelled', 'approved')])).toEqual([
      lacks('that made it completed'),
      lacks('that made it approved'),
    ]);
  });
});

describe('the room and the days of a booking', () => {
  const here = { ...booking, coldRoomName: 'Room', totalPrice: 30 };
  const moved = (day: number, to: Partial<typeof here>): KeptChange => ({
    ...change(day, 'approved', 'approved'),
    moved: { from: here, to: { ...here, ...to } },
  });
  const approval = change(2, 'approved', 'pending');

  it.each([
    [{ coldRoomId: 'r2' }, 'r2 from 2027-01-30 to 2027-02-02'],
    [{ startDate: '2027-01-29' }, 'r from 2027-01-29 to 2027-02-02'],
    [{ endDate: '2027-02-03' }, 'r from 2027-01-30 to 2027-02-03'],
  ])('differ from its history (%j), which is newer', (to, where) => {
    const finding = `is in the room r from 2027-01-30 to 2027-02-02, but its history says ${where}: change it again and tell its customer`;
    expect(check({}, [approval, moved(3, to)])).toEqual([{ about: 'booking b', finding }]);
    expect(check({ changedAt: on(2) }, [approval, moved(3, to)])).toEqual([
      { about: 'booking b', finding },
    ]);
  });

  it('are those of the last move, whatever was changed after it', () => {
    const history = [moved(3, { endDate: '2027-02-05' }), moved(4, {}), change(5, 'approved')];
    expect(check({ changedAt: on(5) }, history)).toEqual([]);
    expect(check({ changedAt: on(5) }, history.toReversed())).toEqual([]);
  });

  it('are newer than its history, where the last move is as old as its last change or older', () => {
    const lost = lacks('that changed its days or its room');
    const history = [approval, moved(3, { endDate: '2027-02-05' })];
    expect(check({ changedAt: on(3) }, history)).toEqual([lost]);
    expect(check({ changedAt: on(4) }, [...history, change(4, 'approved')])).toEqual([lost]);
  });
});

describe('the stars of a booking', () => {
  const rated = (stars: number | undefined, rating: { stars: number } | undefined) =>
    bookingViolations({ ...facts, booking: { ...booking, stars }, rating });

  it.each([
    [undefined, undefined],
    [4, { stars: 4 }],
  ])('%j are those of its rating %j', (stars, rating) => {
    expect(rated(stars, rating)).toEqual([]);
  });

  it('are taken from its rating', () => {
    expect(rated(undefined, { stars: 4 })).toEqual([
      {
        about: 'booking b',
        finding: 'lacks the 4 stars of its rating',
        mend: { kind: 'stars', bookingId: 'b', stars: 4 },
      },
    ]);
  });

  it('are named where they are not those of its rating, or it has none', () => {
    expect(rated(4, { stars: 5 })).toEqual([
      {
        about: 'booking b',
        finding: 'has 4 stars, and its rating 5: ask its customer to rate again',
      },
    ]);
    expect(rated(4, undefined)).toEqual([
      {
        about: 'booking b',
        finding: 'has stars without a rating: ask its customer to rate again',
      },
    ]);
  });
});

it.each(bookingStatuses)(
  'a booking that is %s needs the count of its customer if it waits',
  (status) => {
    const history = status === 'pending' ? [] : [change(2, status)];
    const found = bookingViolations({
      ...facts,
      booking: { ...booking, status },
      history,
      hasCustomer: false,
    });
    expect(found).toEqual(
      status === 'pending'
        ? [
            {
              about: 'booking b',
              finding:
                'is pending, but its customer u has no count: nobody can answer it before the customer is mended',
            },
          ]
        : [],
    );
  },
);
