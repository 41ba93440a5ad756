import { describe, expect, it } from 'vitest';
import type { Booking } from '#shared/booking.ts';
import type { Person } from '#shared/user.ts';
import { checkJoin, decideHandover } from './decideJoin.ts';

const caller: Person = {
  userId: 'c',
  role: 'user',
  firstName: 'Keza',
  lastName: 'Sample',
  phoneNumber: '+250788000111',
  createdAt: '2026-10-01T08:00:00.000Z',
};
const account: Person = { ...caller, userId: 'a', firstName: 'Keza M.', email: 'k@example.com' };

describe('a caller is joined', () => {
  it('to an account of the same telephone number', () => {
    expect(() => checkJoin(caller, account)).not.toThrow();
  });
  it.each([
    ['notACaller', account, account],
    ['noAccount', caller, caller],
    ['otherNumber', caller, { ...account, phoneNumber: '+250788000222' }],
  ])('and otherwise refused: %s', (code, from, to) => {
    expect(() => checkJoin(from, to)).toThrow(expect.objectContaining({ code }));
  });
});

it('a handed over booking says in its history under which names it was booked, after what was before', () => {
  const changedAt = '2026-11-01T08:00:00.000Z';
  const booking = { id: 'b', userId: 'c', userName: 'Keza Sample', status: 'approved', changedAt };
  const admin = { userId: 'boss', names: 'Test Admin' };
  const { to, change, actorId } = decideHandover(
    booking as Booking,
    account,
    admin,
    Date.parse(changedAt),
  );
  expect(to).toEqual({ userId: 'a', userName: 'Keza M. Sample' });
  expect(actorId).toBe('boss');
  expect(change).toEqual({
    at: '2026-11-01T08:00:00.001Z',
    by: 'admin',
    name: 'Test Admin',
    from: 'approved',
    to: 'approved',
    joined: 'Keza Sample',
  });
});
