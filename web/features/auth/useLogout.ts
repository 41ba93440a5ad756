import { dropAllDrafts } from '#web/lib/drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { useAppDispatch } from '#web/lib/state.ts';
import { logout } from './api/authSlice.ts';
import { endSession } from './api/endSession.ts';

/**
 * Forgets who is signed in and loads /login afresh, so that nothing of the person stays in memory, nor what
 * they have typed: the phone may be shared. Whoever's session ran out comes back to it.
 */
export function useLeave(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    // Only now: a form that is still on the page would store its draft again.
    window.addEventListener('pagehide', dropAllDrafts, { once: true });
    dispatch(logout());
    window.location.assign(paths.login.path);
  };
}

/** Signs out on this device, and leaves. */
export function useLogout(): () => void {
  const leave = useLeave();
  return () => {
    endSession();
    leave();
  };
}
