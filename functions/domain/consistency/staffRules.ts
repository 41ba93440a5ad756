import { isStaff, type StaffRole } from '#shared/access.ts';
import type { CheckedMember, Violation } from './violation.ts';

/**
 * Rule: the list of the staff has an account by its role, and no customer's. A role is given with the entry in one
 * transaction; that of an account which was made with its role comes from the outbox, and may not be there yet.
 * @param entry what the list has of the account; one from before there were operators names no role
 */
export function staffViolations(
  account: CheckedMember,
  entry: { role?: StaffRole | undefined } | undefined,
): Violation[] {
  const { email, role, roleSince } = account;
  const listed = entry ? (entry.role ?? 'admin') : undefined;
  if (listed === (isStaff(role) ? role : undefined)) return [];
  if (!listed && roleSince === undefined) return [];
  const says = listed
    ? `says ${listed}`
    : 'lacks it: withdraw the role again if it was being withdrawn';
  return [
    {
      about: `account ${email}`,
      finding: `has the role ${role}, but the list of the staff ${says}`,
      mend: { kind: 'staff', account },
    },
  ];
}

/** What is wrong with an entry of the list of the staff whose user has no account. */
export const staffEntryViolations = ({ userId }: Pick<CheckedMember, 'userId'>): Violation[] => [
  {
    about: `staff ${userId}`,
    finding: 'is in the list of the staff, but has no account',
    mend: { kind: 'noStaff', userId },
  },
];
