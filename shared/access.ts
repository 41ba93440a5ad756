import type { Role } from './claims.ts';

/**
 * Who may call: anybody, anybody signed in, the staff (operators and admins), or an admin.
 * The functions refuse by it, and the site shows by it what somebody may do.
 */
export type Access = 'public' | 'user' | 'staff' | 'admin';

/** The roles of the staff, who work with the bookings of all customers. */
export const staffRoles = ['operator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaff = (role: unknown): role is StaffRole => staffRoles.some((one) => one === role);

/** Whether somebody who is signed in with a role may call what has this access. */
export function admits(access: Access, role: Role): boolean {
  if (access === 'admin') return role === 'admin';
  return access === 'staff' ? isStaff(role) : true;
}
