import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { afterSignIn } from '#web/features/auth/access.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { nextPath, paths, signInPath } from '#web/lib/paths.ts';
import { useAppSelector } from '#web/lib/state.ts';

/** Redirects a person who is signed in to where they wanted to go. */
export function SignedInAlready({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  if (!user) return children;
  const next = nextPath(search);
  if (user.oneTimePassword) {
    return <Navigate to={signInPath(next, paths.newPassword.path)} replace />;
  }
  return <Navigate to={afterSignIn(user.role, next)} replace />;
}
