/**
 * Gives every entry of the browser's history a key of its own. The router gives keys to its own
 * navigations only, and calls the entry of each full load and of each jump within a page `default`:
 * it would open one page at the scroll position of another.
 */
export function keepEntryKeys(): void {
  keyEntry();
  // Ahead of the router, which listens from when it is made.
  addEventListener('popstate', keyEntry);
}

function keyEntry(): void {
  const state = history.state as { key?: string } | null;
  // `idx` is the router's number of the entry; null where it has none.
  if (!state?.key) history.replaceState({ idx: null, ...state, key: newKey() }, '');
}

/** As the router's own keys. Not `randomUUID`, which a page without TLS does not have. */
const newKey = (): string => Math.random().toString(36).slice(2, 10);
