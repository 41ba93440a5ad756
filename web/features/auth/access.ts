import { isStaff } from '#shared/access.ts';
import type { Role } from '#shared/claims.ts';
import { paths, signInPath, type PageAccess } from '#web/lib/paths.ts';

interface Visitor {
  /** Whether the saved token has been looked at yet. */
  known: boolean;
  role?: Role | undefined;
  /** Whether they signed in with a one-time password and have yet to choose their own. */
  oneTimePassword?: boolean | undefined;
}

/** The dashboard that is a person's own. */
export const dashboardOf = (role: Role): string =>
  isStaff(role) ? paths.adminDashboard.path : paths.dashboard.path;

/**
 * Where a sign-in leads: where somebody wanted to go, else to their dashboard. The pages that e-mails lead to do not know
 * who follows their links to the settings, and name those of customers: the staff have their own.
 */
export const afterSignIn = (role: Role, next: string | undefined): string =>
  isStaff(role) && next === paths.dashboardSettings.path
    ? paths.adminSettings.path
    : (next ?? dashboardOf(role));

const opensTo: Record<PageAccess, (role: Role | undefined) => boolean> = {
  public: () => true,
  signedIn: (role) => role !== undefined,
  user: (role) => role === 'user',
  staff: isStaff,
  admin: (role) => role === 'admin',
};

/** Whether a page of an access opens to whoever has a role, or has not signed in. */
export const isOpenTo = (access: PageAccess, role: Role | undefined): boolean =>
  opensTo[access](role);

const isNewPassword = (here: string): boolean => here.split('?')[0] === paths.newPassword.path;

/**
 * What becomes of somebody who opens a page (specification, section 4): they may, they wait until
 * the saved token has been read, or they are sent to the address answered.
 */
export function decide(
  access: PageAccess,
  visitor: Visitor,
  here: string,
): 'allow' | 'wait' | { to: string } {
  if (access === 'public') return 'allow';
  if (!visitor.known) return 'wait';
  if (!visitor.role) return { to: signInPath(here) };
  if (visitor.oneTimePassword && !isNewPassword(here)) {
    return { to: signInPath(here, paths.newPassword.path) };
  }
  return isOpenTo(access, visitor.role) ? 'allow' : { to: dashboardOf(visitor.role) };
}
