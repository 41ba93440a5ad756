import { paths } from '#web/app/paths.ts';
import { useAppDispatch } from '#web/app/store.ts';
import { logout } from './authSlice.ts';

/** Signs out and loads /login afresh, so that nothing of the person stays in memory. */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    dispatch(logout());
    window.location.assign(paths.login.path);
  };
}
