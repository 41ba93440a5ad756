import type { DayListName } from '#shared/dayLists.ts';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import type { useShownList } from './useDay.ts';

type Props = ReturnType<typeof useShownList> & { name: DayListName };

/** The way to the rest of a list, how many of it are shown, and why the rest did not come. */
export const ListFoot = ({ name, known, lists, waiting, error, retry, more }: Props) => (
  <>
    {error && <ErrorState message={error} onRetry={retry} />}
    {known.more.includes(name) && !error && (
      <LoadMore more={more} loading={waiting} problem={undefined} shown={lists[name].length} />
    )}
  </>
);
