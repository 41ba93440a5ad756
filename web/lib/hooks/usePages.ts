import { useState } from 'react';

/** A list in pages, each at most `size` long; a page that no longer exists gives way to the last. */
export function usePages<T>(items: readonly T[], size: number) {
  const [wanted, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(items.length / size));
  const page = Math.min(wanted, pages);
  const shown = items.slice((page - 1) * size, page * size);
  return { shown, page, pages, setPage };
}
