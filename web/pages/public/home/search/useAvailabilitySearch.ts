import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Service } from '#shared/services.ts';
import type { Stay } from '#shared/stay.ts';
import { serviceLabels } from '#web/features/bookings/labels.ts';
import { noRoomFilter, type RoomFilter } from '#web/features/rooms/filter.ts';
import { useTypedFilter } from '#web/features/rooms/useTypedFilter.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { sayQuietly, writeQuietly } from '#web/lib/router/quietSearch.ts';
import { serverToday } from '#web/lib/session.ts';
import { carriedQuery, listQuery, type Wish } from '#web/lib/wish.ts';
import { destinationOf, roomTypeOf, type GoodsChoice } from './destination.ts';

/** Days that can be had, or none: others stand in a field while one is typed by its parts. */
function aheadOf({ startDate, endDate }: Stay): Partial<Stay> {
  const isAhead = startDate >= serverToday() && endDate >= startDate;
  return isAhead ? { startDate, endDate } : {};
}

/** What was said here before, or else a day: today. */
function openingOf(wish: Wish): RoomFilter {
  const today = serverToday();
  return { ...noRoomFilter, startDate: today, endDate: today, ...aheadOf(wish) };
}

const goodsOf = ({ service, productType }: Wish): GoodsChoice => ({
  service: (Object.keys(serviceLabels) as Service[]).find((one) => one === service) ?? '',
  product: productType,
});

/** The availability search: its days start today, and are checked as the search page checks them. */
export function useAvailabilitySearch() {
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const wish = useWish();
  const goods = goodsOf(wish);
  const [opening] = useState(() => openingOf(wish));
  const [isEndSet, setEndSet] = useState(opening.endDate !== opening.startDate);
  /** Says in the address at once what is chosen: every way on from this page carries it, and Back finds it. */
  const say = (part: Partial<Wish>): Wish => {
    const said = { ...wish, ...part };
    const search = listQuery(said);
    writeQuietly(pathname, search);
    sayQuietly({ key, search });
    return said;
  };
  const { typed, type, errorAt, submit } = useTypedFilter(opening, ({ startDate, endDate }) => {
    const { to, state } = destinationOf(goods, { startDate, endDate });
    const [path, query] = to.split('?');
    const search = carriedQuery(query ?? '', say({ startDate, endDate }));
    void navigate({ pathname: path, search }, { state });
  });
  const typeDays = (days: Stay) => {
    type(days);
    say({ startDate: '', endDate: '', ...aheadOf(days) });
  };
  /** The kind of room follows from the service. */
  const choose = ({ service, product }: Partial<GoodsChoice>) =>
    say({
      ...(service !== undefined && { service, roomType: roomTypeOf[service] ?? '' }),
      ...(product !== undefined && { productType: product }),
    });
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
      typeDays({ startDate, endDate: moves ? startDate : typed.endDate });
    },
    end: (endDate: string) => {
      setEndSet(true);
      typeDays({ startDate: typed.startDate, endDate });
    },
    errorAt,
    submit,
  };
}
