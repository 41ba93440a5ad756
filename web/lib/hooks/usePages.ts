import { useState } from 'react';

/** A list in pages, each at most `size` long; if the page no longer exists, the last one is shown. */
export function usePages<T>(items: readonly T[], size: number) {
  const [wanted, setPage] = useState(1);
  return { ...pageOf(items, size, wanted), setPage };
}

/** A page of a list, counted from 1, and the number of pages; the nearest page if there is none of that number. */
export function pageOf<T>(items: readonly T[], size: number, wanted: number) {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { shown: items.slice((page - 1) * size, page * size), page, pages };
}
