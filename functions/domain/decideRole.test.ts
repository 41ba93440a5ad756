import { describe, expect, test } from 'vitest';
import { refusalOf } from '#functions/testing/refusals.ts';
import { roles } from '#shared/claims.ts';
import { decideRole } from './decideRole.ts';

const now = Date.parse('2027-01-05T10:00:00.000Z');
const confirmed = { role: 'user', emailConfirmedAt: '2027-01-01T00:00:00.000Z' } as const;

describe('another role', () => {
  test('is given from now on, and ends the tokens that were signed until then', () => {
    expect(decideRole(confirmed, 'operator', 'admin', now)).toEqual({
      account: confirmed,
      change: {
        role: 'operator',
        roleSince: '2027-01-05T10:00:00.000Z',
        tokensFrom: now / 1000 + 5,
      },
    });
  });

  test.each(roles)('changes nothing where it is the same: %s', (role) => {
    expect(decideRole({ role }, role, 'admin', now).change).toBeUndefined();
  });

  test('is given to nobody who has not registered', () => {
    const work = () => decideRole(undefined, 'admin', 'commandLine', now);
    expect(refusalOf(work)).toBe('accountNotFound');
  });

  test.each([
    ['user', 'operator'],
    ['user', 'admin'],
    ['operator', 'admin'],
  ] as const)(
    'that may do more is given where the address is confirmed, or on the command line: %s to %s',
    (from, to) => {
      const work = () => decideRole({ role: from }, to, 'admin', now);
      expect(refusalOf(work)).toBe('addressUnconfirmed');
      expect(decideRole({ ...confirmed, role: from }, to, 'admin', now).change?.role).toBe(to);
      expect(decideRole({ role: from }, to, 'commandLine', now).change?.role).toBe(to);
    },
  );

  test.each([
    ['admin', 'operator'],
    ['admin', 'user'],
    ['operator', 'user'],
  ] as const)('that may do less is given to any address: %s to %s', (from, to) => {
    expect(decideRole({ role: from }, to, 'admin', now).change?.role).toBe(to);
  });
});
