import type { StaffRole } from '#shared/access.ts';

/** What somebody is told who has accepted an invitation to the staff. */
export const joinedWords: Record<StaffRole, string> = {
  operator: 'You are an operator now. Please sign in again.',
  admin: 'You are an admin now. Please sign in again.',
};
