import type { ReactNode } from 'react';
import { DataTable, type CardLook, type TableLines } from './DataTable.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import { ShowNew } from './ShowNew.tsx';
import { EmptyState, ErrorState } from './states.tsx';

interface Props<T> {
  list: {
    data: T[] | undefined;
    error: string | undefined;
    retry: () => void;
    loadingMore: boolean;
    fresh: number;
    more?: () => Promise<void>;
  };
  empty: string;
  columns: string[];
  row: (item: T) => { key: string; cells: ReactNode[]; group?: string };
  /** How its cards are laid out. */
  cards?: CardLook;
  /** Where its rows have two lines on a tablet. */
  lines?: TableLines;
  /** How wide its columns are where it is a table. */
  widths?: string[];
  /** The columns that make the first line of a dense card. */
  first?: string[];
}

/** A list page after page in a table, in each of its states; on a phone it is folded after the first rows. */
export function PagedTable<T>({ list, empty, row, ...looks }: Props<T>) {
  if (!list.data) {
    if (list.error) return <ErrorState message={list.error} onRetry={list.retry} />;
    return <ListSkeleton />;
  }
  if (list.data.length === 0) return <EmptyState title={empty} />;
  return (
    <>
      <ShowNew count={list.fresh} onShow={list.retry} />
      <DataTable
        {...looks}
        rows={list.data.map(row)}
        fold
        foot={
          list.more && (
            <LoadMore
              more={list.more}
              loading={list.loadingMore}
              problem={list.error}
              shown={list.data.length}
            />
          )
        }
      />
      {!list.more && list.error && <ErrorState message={list.error} />}
    </>
  );
}
