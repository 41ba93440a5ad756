import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { useShownList } from './useDay.ts';

type Props = Pick<ReturnType<typeof useShownList>, 'waiting' | 'error' | 'retry' | 'more'> & {
  /** Whether more of the list follows than is shown. */
  hasMore: boolean;
  /** How many are shown. */
  shown: number;
};

/** The way to the rest of a list, and why it did not come. */
export const ListFoot = ({ waiting, error, retry, more, hasMore, shown }: Props) => (
  <>
    {error && <ErrorState message={error} onRetry={retry} />}
    {hasMore && !error && (
      <LoadMore more={more} loading={waiting} problem={undefined} shown={shown} />
    )}
  </>
);
