import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BookingDraft } from '#web/features/bookings/form/draft.ts';
import { sayQuietly, writeQuietly } from '#web/lib/router/quietSearch.ts';
import { wishQuery, type Wish } from '#web/lib/wish.ts';

/** How long a field rests before the address says what it holds, in ms: browsers limit such changes. */
const REST_MS = 400;

/**
 * Keeps what the booking form holds in its address, so that a shared link opens the form as it stands, and the
 * header's links carry it on. The address is changed behind the router, which would give up another navigation
 * that is under way.
 * @param draft undefined until the form has been opened
 */
export function useDraftInAddress(draft: BookingDraft | undefined, wish: Wish): void {
  const { pathname, key } = useLocation();
  const search = draft && wishQuery({ ...wish, ...draft });
  useEffect(() => () => sayQuietly(undefined), []);
  useEffect(() => {
    if (search === undefined) return;
    sayQuietly({ key, search });
    const say = () => {
      const isLeft = window.location.pathname !== pathname;
      if (isLeft || window.location.search === search) return;
      writeQuietly(pathname, search);
    };
    const timer = setTimeout(say, REST_MS);
    return () => clearTimeout(timer);
  }, [key, pathname, search]);
}
