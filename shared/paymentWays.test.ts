import { describe, expect, it } from 'vitest';
import { roles, type Role } from './claims.ts';
import { mayRecord, recordedKinds } from './paymentWays.ts';

describe('who may record', () => {
  const kindsOf = (role: Role) => recordedKinds.filter((kind) => mayRecord(kind, role));

  it('operators take money, an admin gives it back as well, and a customer neither', () => {
    expect(Object.fromEntries(roles.map((role) => [role, kindsOf(role)]))).toEqual({
      user: [],
      operator: ['payment', 'deposit'],
      admin: ['payment', 'deposit', 'refund'],
    });
  });
});
