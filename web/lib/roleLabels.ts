import type { Role } from '#shared/claims.ts';

/** How roles are called on screen. */
export const roleLabels: Record<Role, string> = {
  user: 'Client',
  operator: 'Operator',
  admin: 'Admin',
};
