import { useNavigate } from 'react-router-dom';
import type { Stay } from '#shared/stay.ts';
import { leftOutWords } from '#web/features/rooms/leftOutWords.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { inPlaceAtOnce } from '#web/lib/router/inPlaceAtOnce.ts';
import { serverToday } from '#web/lib/session.ts';
import { listQuery, type Wish } from '#web/lib/wish.ts';

/** The days of a wish that a calendar can show: none that have passed, and a last day after the first. */
function stayOfWish({ startDate, endDate }: Wish): Partial<Stay> {
  if (!startDate || startDate < serverToday()) return {};
  return endDate >= startDate ? { startDate, endDate } : { startDate };
}

/** The days chosen in a room's calendar. They stand in the address, with whatever else is looked for. */
export function useStayInAddress() {
  const navigate = useNavigate();
  const wish = useWish();
  const choose = ({ startDate = '', endDate = '' }: Partial<Stay>) => {
    const search = listQuery({ ...wish, startDate, endDate });
    // At once, because the next day may be chosen before a slow phone has drawn the first: it would be lost.
    void navigate({ search }, { ...inPlaceAtOnce, preventScrollReset: true });
  };
  const stay = stayOfWish(wish);
  return { wish, stay, leftOut: leftOutWords(wish, stay, serverToday()), choose };
}
