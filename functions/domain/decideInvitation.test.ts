import { describe, expect, test } from 'vitest';
import { decideJoining, isOpen, newInvitation, toInvitation } from './decideInvitation.ts';

const now = Date.parse('2027-01-05T10:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const asked = { email: 'keza@example.com', role: 'operator' } as const;
const boss = { userId: 'boss', names: 'Aline Boss' };
const invitation = newInvitation(asked, boss, { id: 'i1', now });
const invited = { role: 'user', invitationId: 'i1' } as const;

describe('an invitation', () => {
  test('says who invited whom, and holds for seven days', () => {
    expect(toInvitation(invitation)).toEqual({
      id: 'i1',
      email: 'keza@example.com',
      role: 'operator',
      by: 'Aline Boss',
      at: '2027-01-05T10:00:00.000Z',
      until: '2027-01-12T10:00:00.000Z',
    });
    expect(invitation.authorId).toBe('boss');
    expect(isOpen(invitation, now + 7 * DAY - 1)).toBe(true);
    expect(isOpen(invitation, now + 7 * DAY)).toBe(false);
  });
});

describe('whoever confirms their address', () => {
  test('joins where they registered by the link of the invitation', () => {
    expect(decideJoining(invited, invitation, 'code', now)).toEqual({
      invitation,
      role: 'operator',
      roleSince: '2027-01-05T10:00:00.000Z',
      tokensFrom: now / 1000 + 5,
    });
  });

  test('does not join by the code alone where they registered without the link, or by that of another invitation', () => {
    expect(decideJoining({ role: 'user' }, invitation, 'code', now)).toBeUndefined();
    const other = { role: 'user', invitationId: 'i0' } as const;
    expect(decideJoining(other, invitation, 'code', now)).toBeUndefined();
  });

  test('joins without the link where they choose a password with the code', () => {
    expect(decideJoining({ role: 'user' }, invitation, 'password', now)?.role).toBe('operator');
  });

  test.each(['code', 'password'] as const)(
    'does not join where there is no invitation, it has expired, or they are staff: by %s',
    (proof) => {
      expect(decideJoining(invited, undefined, proof, now)).toBeUndefined();
      expect(decideJoining(invited, invitation, proof, now + 7 * DAY)).toBeUndefined();
      for (const role of ['operator', 'admin'] as const) {
        expect(decideJoining({ ...invited, role }, invitation, proof, now)).toBeUndefined();
      }
    },
  );
});
