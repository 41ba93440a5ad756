import { expect, it } from 'vitest';
import { staffEntryViolations, staffViolations } from './staffRules.ts';

const at = '2027-01-30T00:00:00.000Z';
const account = { userId: 'u', email: 'u@example.com', createdAt: at, roleSince: at };

it.each([
  ['user', undefined],
  ['operator', { role: 'operator' }],
  ['admin', { role: 'admin' }],
  ['admin', {}],
] as const)('the list of the staff has an account with the role %s as %j', (role, entry) => {
  expect(staffViolations({ ...account, role }, entry)).toEqual([]);
});

it.each([
  ['user', { role: 'operator' }, 'says operator'],
  ['user', {}, 'says admin'],
  ['admin', { role: 'operator' }, 'says operator'],
  ['operator', undefined, 'lacks it: withdraw the role again if it was being withdrawn'],
] as const)('an account with the role %s is not listed as %j', (role, entry, says) => {
  const kept = { ...account, role };
  expect(staffViolations(kept, entry)).toEqual([
    {
      about: 'account u@example.com',
      finding: `has the role ${role}, but the list of the staff ${says}`,
      mend: { kind: 'staff', account: kept },
    },
  ]);
});

it('an account that was made with its role is listed later, by the outbox', () => {
  const made = { ...account, role: 'admin', roleSince: undefined } as const;
  expect(staffViolations(made, undefined)).toEqual([]);
});

it('whoever is listed has an account', () => {
  expect(staffEntryViolations({ userId: 'u' })).toEqual([
    {
      about: 'staff u',
      finding: 'is in the list of the staff, but has no account',
      mend: { kind: 'noStaff', userId: 'u' },
    },
  ]);
});
