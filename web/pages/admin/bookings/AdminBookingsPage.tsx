import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminDialogs } from '#web/features/bookings/admin/AdminDialogs.tsx';
import { AdminList, listLabels } from '#web/features/bookings/admin/AdminList.tsx';
import { AdminNamedBooking } from '#web/features/bookings/admin/AdminNamedBooking.tsx';
import { useApprove } from '#web/features/bookings/admin/useApprove.ts';
import {
  useBookingList,
  useListNews,
  useLists,
} from '#web/features/bookings/admin/useBookingList.ts';
import { bookingListNames, COUNTED_LIST } from '#web/features/bookings/api/bookingLists.ts';
import { useBookingActions } from '#web/features/bookings/components/useBookingActions.ts';
import { NewBookingLink } from '#web/features/people/components/NewBookingLink.tsx';
import { paths } from '#web/lib/paths.ts';
import { inPlaceAtOnce } from '#web/lib/router/inPlaceAtOnce.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { BookingFilters, FilterToggle, useFilterFold } from './BookingFilters.tsx';
import { FoundBookings } from './FoundBookings.tsx';
import {
  askedBookings,
  isBookingsNarrowed,
  dayProblems,
  noBookingFilter,
  readBookingFilter,
  withFilter,
  type BookingFilter,
} from './bookingFilter.ts';
import styles from './AdminBookingsPage.module.css';

/** Every reservation, by what became of it, and found by room, client, payment and days; requests are answered here. */
export default function AdminBookingsPage() {
  const [query, setQuery] = useSearchParams();
  const { open, start, close } = useBookingActions();
  const region = useRef<HTMLDivElement>(null);
  const [clears, setClears] = useState(0);
  const lists = {
    pending: useBookingList('pending'),
    approved: useBookingList('approved'),
    outdated: useBookingList('outdated'),
    rejected: useBookingList('rejected'),
    cancelled: useBookingList('cancelled'),
    expired: useBookingList('expired'),
    completed: useBookingList('completed'),
    all: useBookingList('all'),
  };
  const shown = bookingListNames.find((name) => name === query.get('show')) ?? 'pending';
  const filter = readBookingFilter(query);
  const fold = useFilterFold(filter);
  const isFiltered = isBookingsNarrowed(filter);
  useLists(isFiltered ? undefined : shown);
  useListNews(shown);
  const approve = useApprove({ onDone: () => region.current?.focus({ preventScroll: true }) });
  const change = (next: Partial<Record<keyof BookingFilter | 'show', string>>) =>
    setQuery((now) => withFilter(now, next), inPlaceAtOnce);
  const clear = () => {
    change(noBookingFilter);
    setClears(clears + 1);
    region.current?.focus();
  };
  return (
    <div ref={region} tabIndex={-1} className={styles.page}>
      <PageHead title="Bookings">
        <div className={styles.ways}>
          <ButtonLink
            to={paths.allBookings.path}
            look="outline"
            size="small"
            className={styles.table}
          >
            <Icon name="list" /> <span>All in a table</span>
          </ButtonLink>
          <FilterToggle {...fold} />
          <NewBookingLink brief />
        </div>
      </PageHead>
      <BookingFilters
        fold={fold}
        filter={filter}
        list={shown}
        clears={clears}
        onChange={change}
        onClear={clear}
      />
      <Tabs
        label="Bookings by status"
        value={shown}
        onChange={(value) => change({ show: value })}
        tabs={bookingListNames.map((name) => {
          const { count, ...list } = lists[name];
          return {
            value: name,
            label: listLabels[name],
            // Always something, so that no tab moves; what is filtered is counted above its list.
            ...(name === COUNTED_LIST && { count: isFiltered ? '–' : (count ?? '–') }),
            content: isFiltered ? (
              <Found list={name} filter={filter} onClear={clear} />
            ) : (
              <AdminList name={name} {...list} start={start} approve={approve} />
            ),
          };
        })}
      />
      <AdminDialogs open={open} close={close} />
      <AdminNamedBooking />
    </div>
  );
}

interface FoundProps {
  list: Parameters<typeof askedBookings>[0];
  filter: BookingFilter;
  onClear: () => void;
}

/** What the filter finds; nothing is asked for while a day is wrong, which is said beside its field. */
const Found = ({ list, filter, onClear }: FoundProps) =>
  Object.keys(dayProblems(filter)).length === 0 && (
    <>
      <h2 className="visually-hidden">{listLabels[list]}</h2>
      <FoundBookings asked={askedBookings(list, filter)} onClear={onClear} />
    </>
  );
