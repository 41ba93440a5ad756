import { describe, expect, it } from 'vitest';
import type { Profile } from '#shared/user.ts';
import { decideEmail } from './decideEmail.ts';
import type { Password } from './password.ts';

const account: Profile & Password = {
  userId: 'u',
  role: 'operator',
  email: 'old@example.com',
  firstName: 'Aline',
  lastName: 'Uwase',
  phoneNumber: '+250788123456',
  createdAt: '2027-01-01T00:00:00.000Z',
  emailConfirmedAt: '2027-01-02T00:00:00.000Z',
  mailsOff: ['answers'],
  passwordHash: 'hash',
};

describe('another e-mail address', () => {
  it('is not confirmed, ends the sessions, and leaves all else as it was', () => {
    const { after, tellsOld } = decideEmail(account, 'new@example.com', 'hash', 100.9);
    expect(after).toEqual({
      ...account,
      email: 'new@example.com',
      emailConfirmedAt: undefined,
      tokensFrom: 105,
    });
    expect(tellsOld).toBe(true);
  });

  it.each([{ emailConfirmedAt: undefined }, { emailOff: 'bounced' as const }])(
    'is not told to one that has %j',
    (fields) => {
      const decided = decideEmail({ ...account, ...fields }, 'new@example.com', 'hash', 100);
      expect(decided.tellsOld).toBe(false);
      expect(decided.after.emailOff).toBeUndefined();
    },
  );

  it('is refused where it is the same, or the password is another one by now', () => {
    expect(() => decideEmail(account, account.email, 'hash', 100)).toThrow(
      expect.objectContaining({ code: 'sameEmail' }),
    );
    expect(() => decideEmail(account, 'new@example.com', 'older hash', 100)).toThrow(
      expect.objectContaining({ code: 'invalidCredentials' }),
    );
  });
});
