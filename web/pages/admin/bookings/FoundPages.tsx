import { useCallback, useState, type ReactNode } from 'react';
import type { Booking } from '#shared/booking.ts';
import { messages } from '#shared/messages.ts';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { further } from '#web/features/bookings/api/bookingLists.ts';
import { fetchGone, MOST_GONE } from '#web/features/bookings/api/fetchBookings.ts';
import {
  useBookingActions,
  type BookingAction,
} from '#web/features/bookings/components/useBookingActions.ts';
import { useNews } from '#web/features/notifications/index.ts';
import type { Input } from '#web/lib/api/client.ts';
import { useFetched } from '#web/lib/api/useFetched.ts';
import { useList } from '#web/lib/api/useList.ts';
import { plural } from '#web/lib/format.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ShowNew } from '#web/ui/ShowNew.tsx';
import styles from './BookingFilters.module.css';

/** Bookings that were found, as far as they are known. */
export interface FoundList {
  bookings: Booking[];
  waiting: boolean;
  error: string | undefined;
  retry: () => void;
  /** What leads to the next page, if there is one. */
  foot: ReactNode;
  /** Opens a dialog about one of them. */
  start: (action: BookingAction, booking: Booking) => void;
}

interface Props {
  asked: Input<'bookings.listAll'>;
  /** In what order they come, where nothing else says it. */
  order?: string | undefined;
  /** What shows them. */
  children: (found: FoundList) => ReactNode;
}

/**
 * Fetches bookings that have left a list; one that cannot be fetched again stays as it was known last. Not all are asked for
 * at once: those that never were, and that were longest ago, come first, so that each has its turn.
 */
function goneKeeper() {
  const known = new Map<string, Booking>();
  /** The ids that were asked for, that of longest ago first. */
  let asked: string[] = [];
  return async (ids: string[]): Promise<ReadonlyMap<string, Booking>> => {
    const turn = [...ids]
      .sort((one, other) => asked.indexOf(one) - asked.indexOf(other))
      .slice(0, MOST_GONE);
    for (const booking of await fetchGone(turn)) {
      known.set(booking.id, further(known.get(booking.id), booking));
    }
    asked = [...asked.filter((id) => !turn.includes(id)), ...turn];
    return new Map(known);
  };
}

/** A list whose bookings that have left it stand in their places as they are now, and are looked at again with it. */
function useFound(asked: Props['asked']) {
  const list = useList('bookings.listAll', asked, messages.fetchAllBookingsFailed);
  const { look: lookAtList } = list;
  const [fetch] = useState(goneKeeper);
  const { shown, look: lookAtGone } = useFetched(list.gone, fetch);
  const look = useCallback(() => {
    lookAtList();
    lookAtGone();
  }, [lookAtList, lookAtGone]);
  const nowOf = ({ id }: Booking) => (list.gone.includes(id) ? shown?.get(id) : undefined);
  const data = list.data?.map((one) => nowOf(one) ?? one);
  const lookAtAll = () => {
    list.lookAtAll();
    lookAtGone();
  };
  return { ...list, data, look, lookAtAll };
}

/** The bookings that were asked for, page after page and live, with the dialogs about them. */
export function FoundPages({ asked, order, children }: Props) {
  const { data, error, ...list } = useFound(asked);
  const { open, start, close } = useBookingActions();
  const { retry } = list;
  useNews(list.look);
  const foot = list.more && (
    <LoadMore
      more={list.more}
      loading={list.loadingMore}
      problem={error}
      shown={data?.length ?? 0}
    />
  );
  return (
    <>
      <ShowNew count={list.fresh} onShow={retry} />
      <p role="status" className={styles.count}>
        {data &&
          data.length > 0 &&
          `${list.more ? 'The first ' : ''}${plural(data.length, 'booking')}${order && data.length > 1 ? `, ${order}` : ''}`}
      </p>
      {children({ bookings: data ?? [], waiting: !data && !error, error, retry, foot, start })}
      <AdminDialogs
        open={open}
        onDone={retry}
        close={() => {
          close();
          // Payments are recorded in the details.
          list.lookAtAll();
        }}
      />
    </>
  );
}
