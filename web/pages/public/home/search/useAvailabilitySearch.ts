import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Service } from '#shared/services.ts';
import { openingDraft, saveDraft } from '#web/features/bookings/form/draft.ts';
import { serviceLabels } from '#web/features/bookings/labels.ts';
import { noRoomFilter, type RoomFilter } from '#web/features/rooms/filter.ts';
import { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { sayQuietly, writeQuietly } from '#web/lib/router/quietSearch.ts';
import { serverToday } from '#web/lib/session.ts';
import { wishQuery, type Wish } from '#web/lib/wish.ts';
import { destinationOf, products, type GoodsChoice } from './destination.ts';

const VISIT = 'availability search';

/** The booking form opens with what was said here, and with what it already held of the rest. */
function keepForBooking({ service, product }: GoodsChoice): void {
  const draft = openingDraft(VISIT);
  const said = { ...(service && { service }), ...(product && { productType: product }) };
  saveDraft({ ...draft, ...said }, VISIT);
}

/** What was said here before, or else a day: today. */
function openingOf({ startDate, endDate }: Wish): RoomFilter {
  const today = serverToday();
  const isAhead = startDate >= today && endDate >= startDate;
  return {
    ...noRoomFilter,
    ...(isAhead ? { startDate, endDate } : { startDate: today, endDate: today }),
  };
}

const oneOf = <T extends string>(all: readonly T[], text: string): T | '' =>
  all.find((one) => one === text) ?? '';

const goodsOf = ({ service, productType }: Wish): GoodsChoice => ({
  service: oneOf(Object.keys(serviceLabels) as Service[], service),
  product: oneOf(products, productType),
});

/** The availability search: its days start today, and are checked as the search page checks them. */
export function useAvailabilitySearch() {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const wish = useWish();
  const [goods, setGoods] = useState(() => goodsOf(wish));
  const [opening] = useState(() => openingOf(wish));
  const [isEndSet, setEndSet] = useState(opening.endDate !== opening.startDate);
  const { typed, type, errorAt, submit } = useTypedFilter(opening, ({ startDate, endDate }) => {
    const { to, state } = destinationOf(goods, { startDate, endDate });
    if (!state) keepForBooking(goods);
    const { service, product } = goods;
    // Back finds the form as it was left.
    const said = { ...wish, startDate, endDate, service, productType: product };
    writeQuietly(pathname, wishQuery(said));
    void navigate(to, { state });
  });
  useEffect(() => () => sayQuietly(undefined), []);
  /** Says the goods in the address at once: the booking form of this page lists the rooms that fit them. */
  const choose = (part: Partial<GoodsChoice>) => {
    const chosen = { ...goods, ...part };
    setGoods(chosen);
    const said = wishQuery({ ...wish, service: chosen.service, productType: chosen.product });
    writeQuietly(pathname, said);
    sayQuietly({ key, search: said });
  };
  return {
    goods,
    choose,
    days: typed,
    /**
     * Moves the last day along with the first one: back as well until it is set, because other days stand in the field while
     * one is typed by its parts, and then only so that it never lies before it.
     */
    start: (startDate: string) => {
      const moves = startDate && (!isEndSet || startDate > typed.endDate);
      type({ startDate, ...(moves && { endDate: startDate }) });
    },
    end: (endDate: string) => {
      setEndSet(true);
      type({ endDate });
    },
    errorAt,
    submit,
  };
}
