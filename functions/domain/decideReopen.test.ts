import { describe, expect, test } from 'vitest';
import { bookingOf } from '#functions/testing/bookingOf.ts';
import { refusalOf, refusedWith } from '#functions/testing/refusals.ts';
import type { BookingChange } from '#shared/booking.ts';
import { limits } from '#shared/limits.ts';
import { takenBack, type BookingStatus } from '#shared/transitions.ts';
import type { Mover } from './decideMove.ts';
import { decideReopen } from './decideReopen.ts';

const now = Date.parse('2027-03-10T09:00:00Z');
const admin: Mover = { actor: 'admin', userId: 'a', names: 'Admin' };
const booking = bookingOf({
  endDate: '2027-03-14',
  status: 'cancelled',
  totalPrice: 30,
  date: '2027-03-10T08:00:00.000Z',
  changedAt: '2027-03-10T08:30:00.000Z',
});

const entry = (from: BookingStatus | undefined, to: BookingStatus): BookingChange => ({
  at: booking.date,
  by: 'admin',
  to,
  ...(from && { from }),
});
const created = entry(undefined, 'pending');
const approval = entry('pending', 'approved');
const asPending = [created, entry('pending', 'cancelled')];
const asApproved = [created, approval, entry('approved', 'cancelled')];

describe('a status that is taken back', () => {
  test('gives way to the one from before', () => {
    const { to, change } = decideReopen(booking, asApproved, 'cancelled', admin, now);
    expect(to).toBe('approved');
    expect(change).toEqual({
      at: '2027-03-10T09:00:00.000Z',
      by: 'admin',
      name: 'Admin',
      from: 'cancelled',
      to: 'approved',
    });
    expect(decideReopen(booking, asPending, 'cancelled', admin, now).to).toBe('pending');
    const approved = { ...booking, status: 'approved' } as const;
    const history = [created, approval, entry('approved', 'approved')];
    const soon = Date.parse(approval.at) + 5_000;
    expect(decideReopen(approved, history, 'approved', admin, soon).to).toBe('pending');
    expect(decideReopen(booking, [], 'cancelled', admin, now).to).toBe('pending');
  });

  test('is the one that the admin saw', () => {
    for (const from of takenBack.filter((status) => status !== 'cancelled')) {
      expect(refusalOf(() => decideReopen(booking, asPending, from, admin, now))).toBe(
        'reopenRefused',
      );
    }
  });

  test('is no approval from before the undo, with what a slow line may take', () => {
    const approved = { ...booking, status: 'approved' } as const;
    const seconds = limits.undoSeconds + limits.undoSlackSeconds;
    const after = (ms: number, history = [created, approval]) =>
      refusedWith(() =>
        decideReopen(approved, history, 'approved', admin, Date.parse(booking.date) + ms),
      );
    expect(after(seconds * 1000)).toBeUndefined();
    expect(after(seconds * 1000 + 1)).toMatchObject({ code: 'undoTooLate' });
    // Other days do not make an old approval a new one; a booking without a history was approved when it was made.
    const moved = { ...entry('approved', 'approved'), at: '2027-03-10T08:10:00.000Z' };
    expect(after(600_000, [created, approval, moved])).toMatchObject({ code: 'undoTooLate' });
    expect(after(seconds * 1000, [])).toBeUndefined();
    expect(after(600_000, [])).toMatchObject({ code: 'undoTooLate' });
  });

  test('of another booking is told with the status that it has, or that it is too late for', () => {
    expect(refusedWith(() => decideReopen(booking, asPending, 'approved', admin, now))).toEqual({
      code: 'reopenRefused',
      params: { status: 'cancelled' },
    });
    const after = Date.parse('2027-03-20T09:00:00Z');
    expect(refusedWith(() => decideReopen(booking, asApproved, 'cancelled', admin, after))).toEqual(
      {
        code: 'transitionTooLate',
        params: { from: 'cancelled', to: 'approved', by: 'admin' },
      },
    );
  });

  test('is not that of an entry which made it something else', () => {
    const history = [...asApproved, entry('pending', 'rejected')];
    expect(decideReopen(booking, history, 'cancelled', admin, now).to).toBe('approved');
  });

  test('stays approved while the customer is in; nothing else frees days', () => {
    const inside = { ...booking, checkedIn: { at: booking.date, by: 'Admin' } };
    const approved = { ...inside, status: 'approved' } as const;
    const history = [created, approval];
    expect(refusalOf(() => decideReopen(approved, history, 'approved', admin, now))).toBe(
      'stillIn',
    );
    expect(
      refusalOf(() => decideReopen(inside, asApproved, 'cancelled', admin, now)),
    ).toBeUndefined();
  });

  test('can be taken back while a request could be answered, or the approved stay goes on', () => {
    const on = (day: string, history: BookingChange[]) =>
      refusalOf(() =>
        decideReopen(booking, history, 'cancelled', admin, Date.parse(`${day}T09:00:00Z`)),
      );
    expect(on('2027-03-12', asPending)).toBeUndefined();
    expect(on('2027-03-13', asPending)).toBe('transitionTooLate');
    expect(on('2027-03-14', asApproved)).toBeUndefined();
    expect(on('2027-03-15', asApproved)).toBe('transitionTooLate');
  });
});
