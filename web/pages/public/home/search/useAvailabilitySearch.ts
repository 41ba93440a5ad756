import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { todayInKigali } from '#shared/days.ts';
import { openingDraft, saveDraft } from '#web/features/bookings/form/draft.ts';
import { noFilter } from '#web/features/rooms/filter.ts';
import { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { destinationOf, type GoodsChoice } from './destination.ts';

const VISIT = 'availability search';

/** The booking form opens with what was said here, and with what it already held of the rest. */
function keepForBooking({ service, product }: GoodsChoice): void {
  const draft = openingDraft(VISIT);
  const said = { ...(service && { service }), ...(product && { productType: product }) };
  saveDraft({ ...draft, ...said }, VISIT);
}

const fromToday = () => {
  const today = todayInKigali();
  return { ...noFilter, startDate: today, endDate: today };
};

/** The availability search: its days start today, and are checked as the search page checks them. */
export function useAvailabilitySearch() {
  const navigate = useNavigate();
  const [goods, setGoods] = useState<GoodsChoice>({ service: '', product: '' });
  const [opening] = useState(fromToday);
  const { typed, type, errorAt, submit } = useTypedFilter(opening, ({ startDate, endDate }) => {
    const { to, state } = destinationOf(goods, { startDate, endDate });
    if (!state) keepForBooking(goods);
    void navigate(to, { state });
  });
  return {
    goods,
    choose: (part: Partial<GoodsChoice>) => setGoods({ ...goods, ...part }),
    days: typed,
    /** Moves the last day along with the first one, so that it never lies before it. */
    start: (startDate: string) =>
      type({ startDate, ...(startDate > typed.endDate && { endDate: startDate }) }),
    end: (endDate: string) => type({ endDate }),
    errorAt,
    submit,
  };
}
