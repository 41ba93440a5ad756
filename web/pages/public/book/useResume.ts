import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { BookingDraft } from '#web/features/bookings/form/draft.ts';
import { bookingFormPath } from '#web/lib/paths.ts';

const CONFIRM = 'confirm';

/** The address of the form as it is filled in, at which its confirmation stands open. */
export function confirmPath(draft: BookingDraft): string {
  const form = bookingFormPath(draft);
  return `${form}${form.includes('?') ? '&' : '?'}${CONFIRM}`;
}

/**
 * Goes on to the confirmation, once, for whoever left the form to sign in.
 * @param ready whether everything is there that the confirmation shows and checks
 */
export function useResume(ready: boolean, book: () => void): void {
  const { search } = useLocation();
  const asked = useRef(new URLSearchParams(search).has(CONFIRM));
  useEffect(() => {
    if (!asked.current || !ready) return;
    asked.current = false;
    book();
  }, [ready, book]);
}
