import { admits } from '#shared/access.ts';
import { routes, type RouteName } from '#shared/routes.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { selectUser } from './api/authSlice.ts';

/** Whether the role of whoever is signed in may call an endpoint: what they may not do is not offered. */
export function useMay(name: RouteName): boolean {
  const role = useAppSelector(selectUser)?.role;
  return role !== undefined && admits(routes[name].access, role);
}
