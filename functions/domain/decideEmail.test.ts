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
    const { after, notifiesOld } = decideEmail(account, 'new@example.com', 'hash', 100.9);
    expect(after).toEqual({
      ...account,
      email: 'new@example.com',
      emailConfirmedAt: undefined,
      formerAddresses: [{ email: 'old@example.com', until: '1970-01-01T00:01:40.900Z' }],
      tokensFrom: 105,
    });
    expect(notifiesOld).toBe(true);
  });

  it.each([{ emailConfirmedAt: undefined }, { emailOff: 'bounced' as const }])(
    'is not told to one that has %j',
    (fields) => {
      const decided = decideEmail({ ...account, ...fields }, 'new@example.com', 'hash', 100);
      expect(decided.notifiesOld).toBe(false);
      expect(decided.after.emailOff).toBeUndefined();
    },
  );

  it('keeps each confirmed address that the account had, up to when it was given up last', () => {
    const until = '1970-01-01T00:01:40.000Z';
    const formerAddresses = [
      { email: 'first@example.com', until: '1970-01-01T00:00:01.000Z' },
      { email: 'old@example.com', until: '1970-01-01T00:00:02.000Z' },
    ];
    const formerOf = (fields: Partial<Profile>) =>
      decideEmail({ ...account, ...fields, formerAddresses }, 'new@example.com', 'hash', 100).after
        .formerAddresses;
    expect(formerOf({})).toEqual([formerAddresses[0], { email: 'old@example.com', until }]);
    expect(formerOf({ emailConfirmedAt: undefined })).toEqual(formerAddresses);
  });

  it('is refused where it is the same, or the password is another one by now', () => {
    expect(() => decideEmail(account, account.email, 'hash', 100)).toThrow(
      expect.objectContaining({ code: 'sameEmail' }),
    );
    expect(() => decideEmail(account, 'new@example.com', 'older hash', 100)).toThrow(
      expect.objectContaining({ code: 'invalidCredentials' }),
    );
  });
});
