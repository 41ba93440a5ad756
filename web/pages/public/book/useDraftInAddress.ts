import { useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import type { BookingDraft } from '#web/features/bookings/form/draft.ts';
import { wishQuery, type Wish } from '#web/lib/wish.ts';

/** How long a field rests before the address says what it holds, in ms: browsers limit such changes. */
const REST_MS = 400;

/** Keeps what the booking form holds in its address, so that a shared link opens the form as it stands. */
export function useDraftInAddress(draft: BookingDraft, wish: Wish): void {
  const navigate = useNavigate();
  const search = wishQuery({ ...wish, ...draft });
  const isSaid = useLocation().search === search;
  // Another navigation that is under way would be given up for this one.
  const isLeaving = useNavigation().state !== 'idle';
  useEffect(() => {
    if (isSaid || isLeaving) return;
    const say = () => void navigate({ search }, { replace: true, preventScrollReset: true });
    const timer = setTimeout(say, REST_MS);
    return () => clearTimeout(timer);
  }, [navigate, search, isSaid, isLeaving]);
}
