import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { decide } from '#web/features/auth/access.ts';
import { selectSessionKnown, selectUser } from '#web/features/auth/api/authSlice.ts';
import type { PageAccess } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';

/** Shows a page to people who may see it, and redirects the others. */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { role, oneTimePassword } = useAppSelector(selectUser) ?? {};
  const known = useAppSelector(selectSessionKnown);
  const decision = decide(access, { known, role, oneTimePassword }, pathname + search);
  if (decision === 'allow') return children;
  return decision === 'wait' ? null : <Navigate to={decision.to} replace />;
}
