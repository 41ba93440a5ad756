import type { ListedCustomer } from '#shared/user.ts';
import { BookingSkeletons } from '#web/features/bookings/components/BookingList.tsx';
import { useCall } from '#web/lib/api/useCall.ts';
import { formatNumber, plural } from '#web/lib/format.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { EmptyState, ErrorState } from '#web/ui/states.tsx';
import { CustomerTable } from './CustomerTable.tsx';

const PER_PAGE = 20;

/** How many are listed, and how many of them work for the house. */
function countWords(listed: readonly ListedCustomer[]): string {
  const team = listed.filter(({ role }) => role !== 'user').length;
  return `${plural(listed.length, 'client')}${team > 0 ? `, ${formatNumber(team)} of them in the team` : ''}`;
}

/** Everybody, or whom a search finds. */
export const useCustomers = (search: string) =>
  useCall(
    'users.list',
    { limit: PER_PAGE, ...(search && { search }) },
    'Failed to fetch the clients.',
  );

interface Props {
  search: string;
  list: ReturnType<typeof useCustomers>;
}

/** The customers whom a search finds, or all of them, in each state of their list. */
export function CustomerList({ search, list }: Props) {
  if (!list.data) {
    if (list.error) return <ErrorState message={list.error} onRetry={list.retry} />;
    return <BookingSkeletons />;
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        title={search ? 'No client has this name, phone or email.' : 'There are no clients yet.'}
      />
    );
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {list.more && 'The first '}
        {countWords(list.data)}
      </p>
      <CustomerTable customers={list.data} />
      {list.more ? (
        <LoadMore
          more={list.more}
          loading={list.loadingMore}
          problem={list.error}
          shown={list.data.length}
        />
      ) : (
        list.error && <ErrorState message={list.error} />
      )}
    </>
  );
}
