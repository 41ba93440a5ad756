import { describe, expect, it } from 'vitest';
import {
  accountViolations,
  customerViolations,
  keyViolations,
  personViolations,
  phoneViolations,
  removalViolations,
} from './accountRules.ts';

const NOW = 1_800_000_000;
const DAY = 86_400;
const phone = { userId: 'u', phoneNumber: '+250788000000' };
const account = { ...phone, email: 'u@example.com' };
const whole = { account, hasCustomer: true, revokedFrom: undefined, hasPhone: true };
const known = { hasCustomer: true, hasPhone: true };

const noCount = (about: string, email: string | undefined) => ({
  about,
  finding: 'has no count of pending bookings, so it cannot book',
  mend: { kind: 'customer', userId: 'u', email },
});
const noPhone = (about: string) => ({
  about,
  finding: 'is not found by its telephone number',
  mend: { kind: 'phone', ...phone },
});

describe('the address of an account', () => {
  const other = { userId: 'u', tokensFrom: NOW };
  const elsewhere = (fields: object) => ({ email: 'new@example.com', account: other, ...fields });

  it('is the one that its count names', () => {
    const fault = {
      about: 'account u@example.com',
      finding: 'is not the one that its count names, which is new@example.com',
      mend: { kind: 'countEmail', userId: 'u', email: 'u@example.com' },
    };
    for (const found of [undefined, { userId: 'another' }]) {
      const facts = { ...whole, elsewhere: elsewhere({ account: found }) };
      expect(accountViolations(facts, NOW)).toEqual([fault]);
    }
  });

  it('is no longer one that was changed', () => {
    const finding =
      'has the address new@example.com by now, but signs in with this one and its old password';
    const about = 'account u@example.com';
    for (const tokensFrom of [undefined, 5]) {
      const old = { ...account, tokensFrom };
      const facts = { ...whole, account: old, elsewhere: elsewhere({}) };
      const mend = { kind: 'formerAccount', account: old };
      expect(accountViolations(facts, NOW)).toEqual([{ about, finding, mend }]);
    }
    const newer = { ...whole, elsewhere: elsewhere({ account: { userId: 'u' } }) };
    expect(accountViolations(newer, NOW)).toEqual([{ about, finding }]);
  });
});

describe('an account', () => {
  it('has its count and is found by its telephone number', () => {
    expect(accountViolations(whole, NOW)).toEqual([]);
    expect(accountViolations({ ...whole, hasCustomer: false }, NOW)).toEqual([
      noCount('account u@example.com', 'u@example.com'),
    ]);
    expect(accountViolations({ ...whole, hasPhone: false }, NOW)).toEqual([
      noPhone('account u@example.com'),
    ]);
  });

  it('that has neither was being deleted, and is not brought back', () => {
    expect(accountViolations({ ...whole, hasCustomer: false, hasPhone: false }, NOW)).toEqual([
      {
        about: 'account u@example.com',
        finding:
          'has neither its count of bookings nor its telephone number, because it was being deleted, or made just then: delete it with `npm run admin -- u@example.com --remove`; whoever had just made it signs up again',
      },
    ]);
  });

  it.each([
    [undefined, undefined, true],
    [NOW, undefined, false],
    [NOW, NOW - 1, false],
    [NOW, NOW, true],
    [NOW, NOW + 1, true],
    [NOW - DAY, undefined, false],
    [NOW - DAY - 1, undefined, true],
    [NOW - DAY - 1, 5, true],
  ])(
    'with tokens from %d on has revoked the older ones, up to %d: %s',
    (tokensFrom, revokedFrom, kept) => {
      const facts = { ...whole, account: { ...account, tokensFrom }, revokedFrom };
      expect(accountViolations(facts, NOW)).toEqual(
        kept
          ? []
          : [
              {
                about: 'account u@example.com',
                finding: 'has a new password, but its older tokens are not revoked',
                mend: { kind: 'revocation', userId: 'u', from: tokensFrom },
              },
            ],
      );
    },
  );
});

it('whoever the staff has added has their count, and is found by their telephone number', () => {
  expect(personViolations(phone, known)).toEqual([]);
  expect(personViolations(phone, { hasCustomer: false, hasPhone: false })).toEqual([
    noCount('customer u', undefined),
    noPhone('customer u'),
  ]);
});

it('a telephone number is of somebody who has it', () => {
  expect(phoneViolations(phone, true)).toEqual([]);
  expect(phoneViolations(phone, false)).toEqual([
    {
      about: 'telephone number of u',
      finding: 'is of nobody who has it',
      mend: { kind: 'freePhone', ...phone },
    },
  ]);
});

it('a count is of an account, or of whoever the staff has added', () => {
  expect(customerViolations(account, true)).toEqual([]);
  expect(customerViolations(account, false)).toEqual([
    {
      about: 'customer u',
      finding: 'has no account: whoever is u@example.com has to sign up again',
    },
  ]);
  expect(customerViolations({ userId: 'u' }, false)).toEqual([
    {
      about: 'customer u',
      finding: 'was added by the staff, and their names and number are gone',
    },
  ]);
});

it('a booking that was answered is there', () => {
  const booking = {
    id: 'b',
    coldRoomId: 'r',
    userId: 'u',
    startDate: '2027-01-30',
    endDate: '2027-02-02',
    status: 'pending',
    date: '2027-01-01T00:00:00.000Z',
  } as const;
  expect(keyViolations(booking, true)).toEqual([]);
  expect(keyViolations(booking, false)).toEqual([
    {
      about: 'booking b',
      finding: 'does not exist, but its customer u was told that it was made',
      mend: { kind: 'booking', booking },
    },
  ]);
});

it('whoever has removed their account is forgotten', () => {
  expect(removalViolations({ userId: 'u', at: '2027-01-31T10:00:00.000Z' })).toEqual([
    {
      about: 'customer u',
      finding: 'has removed their account at 2027-01-31T10:00:00.000Z, and is still named',
      mend: { kind: 'removal', userId: 'u' },
    },
  ]);
});
