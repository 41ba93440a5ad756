import { describe, expect, it } from 'vitest';
import { Problem } from '#infra/build/problem.ts';
import { readArguments } from './arguments.ts';

describe('npm run admin', () => {
  it('normalizes the e-mail address as registration does', () => {
    expect(readArguments([' Keza@Example.com '])).toEqual({
      email: 'keza@example.com',
      action: 'promote',
      cancelBookings: false,
      leaveOpen: false,
    });
    expect(readArguments(['--reset', 'keza@example.com']).action).toBe('reset');
    expect(readArguments(['keza@example.com', '--demote']).action).toBe('demote');
    expect(readArguments(['keza@example.com', '--address', 'New@example.com'])).toMatchObject({
      action: 'address',
      to: 'new@example.com',
    });
    expect(readArguments(['keza@example.com', '--remove'])).toMatchObject({
      action: 'remove',
      cancelBookings: false,
    });
    expect(readArguments(['keza@example.com', '--remove', '--cancel-bookings'])).toMatchObject({
      action: 'remove',
      cancelBookings: true,
      leaveOpen: false,
    });
    expect(readArguments(['keza@example.com', '--remove', '--leave-open'])).toMatchObject({
      action: 'remove',
      cancelBookings: false,
      leaveOpen: true,
    });
  });

  it.each([
    [[]],
    [['keza']],
    [['a@example.com', 'b@example.com']],
    [['a@example.com', '--admin']],
    [['a@example.com', '--demote', '--reset']],
    [['a@example.com', '--remove', '--demote']],
    [['a@example.com', '--cancel-bookings']],
    [['a@example.com', '--leave-open']],
    [['a@example.com', '--address']],
    [['a@example.com', '--address', 'keza']],
    [['a@example.com', '--address', 'b@example.com', '--reset']],
  ])('prints its usage for %j', (args) => {
    expect(() => readArguments(args)).toThrow(Problem);
    expect(() => readArguments(args)).toThrow(/npm run admin -- EMAIL --reset/);
  });
});
