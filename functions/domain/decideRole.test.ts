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

  test('of the staff is given where the address is confirmed, or on the command line', () => {
    const unconfirmed = { role: 'user' } as const;
    for (const role of ['operator', 'admin'] as const) {
      const work = () => decideRole(unconfirmed, role, 'admin', now);
      expect(refusalOf(work)).toBe('addressUnconfirmed');
      expect(decideRole(unconfirmed, role, 'commandLine', now).change?.role).toBe(role);
    }
  });

  test('of who is staff already changes without it', () => {
    expect(decideRole({ role: 'operator' }, 'admin', 'admin', now).change?.role).toBe('admin');
    expect(decideRole({ role: 'admin' }, 'user', 'admin', now).change?.role).toBe('user');
  });
});
