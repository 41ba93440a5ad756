import { describe, expect, it } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import { decidePresence, requireNotIn } from './decidePresence.ts';

const day = '2027-03-10';
const now = Date.parse(`${day}T08:00:00+02:00`);
const staff = { userId: 'boss', names: 'Test Admin' };
const at = new Date(now).toISOString();
const booking = (fields: Partial<Booking> = {}): Booking =>
  ({ id: 'b', status: 'approved', startDate: day, endDate: '2027-03-12', ...fields }) as Booking;
const earlier = { at: '2027-03-09T08:00:00.000Z', by: 'Other Admin' };

describe('a check-in', () => {
  it('says when and by whom, and stands in the history', () => {
    const change = decidePresence(booking(), 'in', staff, now);
    expect(change).toEqual({
      booking: booking(),
      checked: { checkedIn: { at, by: 'Test Admin' } },
      change: {
        at,
        by: 'admin',
        name: 'Test Admin',
        from: 'approved',
        to: 'approved',
        presence: { from: 'expected', to: 'in' },
      },
      actorId: 'boss',
    });
  });

  it('is taken back', () => {
    const change = decidePresence(booking({ checkedIn: earlier }), 'expected', staff, now);
    expect(change?.checked).toEqual({});
    expect(change?.change.presence).toEqual({ from: 'in', to: 'expected' });
  });

  it('is refused on another day, and of a booking that is not approved', () => {
    const refused: unknown = expect.objectContaining({ code: 'notExpectedToday' });
    for (const fields of [
      { startDate: '2027-03-11' },
      { startDate: '2027-03-01', endDate: '2027-03-09' },
      { status: 'pending' as const },
    ]) {
      expect(() => decidePresence(booking(fields), 'in', staff, now)).toThrow(refused);
    }
  });
});

describe('a check-out', () => {
  it('keeps the check-in, also days after the last one', () => {
    const late = booking({ checkedIn: earlier, status: 'completed', endDate: '2027-03-09' });
    expect(decidePresence(late, 'out', staff, now)?.checked).toEqual({
      checkedIn: earlier,
      checkedOut: { at, by: 'Test Admin' },
    });
  });

  it('is taken back to the check-in that was', () => {
    const left = booking({ checkedIn: earlier, checkedOut: earlier });
    expect(decidePresence(left, 'in', staff, now)?.checked).toEqual({ checkedIn: earlier });
  });

  it('is not taken back once the booking is cancelled, as its days may be somebody else’s', () => {
    const fields = { status: 'cancelled', checkedIn: earlier, checkedOut: earlier } as const;
    const refused: unknown = expect.objectContaining({ code: 'presenceRefused' });
    expect(() => decidePresence(booking(fields), 'in', staff, now)).toThrow(refused);
  });

  it('is refused before a check-in, and a step that leaves one out', () => {
    const refused: unknown = expect.objectContaining({ code: 'presenceRefused' });
    expect(() => decidePresence(booking(), 'out', staff, now)).toThrow(refused);
    const left = booking({ checkedIn: earlier, checkedOut: earlier });
    expect(() => decidePresence(left, 'expected', staff, now)).toThrow(refused);
  });
});

it('what is so already changes nothing', () => {
  expect(decidePresence(booking(), 'expected', staff, now)).toBeUndefined();
  expect(decidePresence(booking({ checkedIn: earlier }), 'in', staff, now)).toBeUndefined();
});

it('days are not freed while somebody is in', () => {
  expect(() => requireNotIn(booking())).not.toThrow();
  expect(() => requireNotIn(booking({ checkedIn: earlier, checkedOut: earlier }))).not.toThrow();
  expect(() => requireNotIn(booking({ checkedIn: earlier }))).toThrow(
    expect.objectContaining({ code: 'stillIn' }),
  );
});
