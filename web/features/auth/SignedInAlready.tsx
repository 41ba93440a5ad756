import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { dashboardOf } from '#web/app/access.ts';
import { nextPath } from '#web/app/paths.ts';
import { useAppSelector } from '#web/app/store.ts';
import { selectUser } from './authSlice.ts';

/** Leads whoever is signed in, just now or since long, to where they wanted to go. */
export function SignedInAlready({ children }: { children: ReactNode }) {
  const user = useAppSelector(selectUser);
  const { search } = useLocation();
  if (!user) return children;
  return <Navigate to={nextPath(search) ?? dashboardOf(user.role)} replace />;
}
