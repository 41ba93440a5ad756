import { dropAllDrafts } from '#web/lib/drafts.ts';
import { paths } from '#web/lib/paths.ts';
import { saveToken } from '#web/lib/session.ts';
import { useAppDispatch, type AppDispatch } from '#web/lib/state.ts';
import { forgetUser } from './api/authSlice.ts';
import { endSession } from './api/endSession.ts';

/**
 * Forgets who was signed in and loads /login afresh, so that nothing of the person stays in memory, nor what they have
 * typed: the phone may be shared. The saved token stays: another tab may have put somebody else's there.
 */
export const beginAnew = () => (dispatch: AppDispatch) => {
  // Only now: a form that is still on the page would store its draft again.
  window.addEventListener('pagehide', dropAllDrafts, { once: true });
  dispatch(forgetUser());
  window.location.assign(paths.login.path);
};

/** Removes the token, and begins anew. Whoever's session ended by itself comes back to what they have typed. */
export function useLeave(): () => void {
  const dispatch = useAppDispatch();
  return () => {
    saveToken(undefined);
    dispatch(beginAnew());
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
