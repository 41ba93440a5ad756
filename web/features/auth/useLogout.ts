import { dropAllDrafts } from '#web/lib/drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { logout } from './api/authSlice.ts';
import { endSession } from './api/endSession.ts';

/**
 * Signs out and loads /login afresh, so that nothing of the person stays in memory, nor what they
 * have typed: the phone may be shared. Whoever's session ran out comes back to it.
 */
export function useLogout(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    // Only now: a form that is still on the page would store its draft again.
    window.addEventListener('pagehide', dropAllDrafts, { once: true });
    endSession();
    dispatch(logout());
    window.location.assign(paths.login.path);
  };
}
