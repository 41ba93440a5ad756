import { isStaff } from '#shared/access.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { useAppSelector } from '#web/lib/state.ts';
import AdminLayout from './AdminLayout.tsx';
import DashboardLayout from './DashboardLayout.tsx';

/** The dashboard of whoever is signed in, around the pages that customers and staff share. */
export default function OwnLayout() {
  const role = useAppSelector(selectUser)?.role;
  return isStaff(role) ? <AdminLayout /> : <DashboardLayout />;
}
