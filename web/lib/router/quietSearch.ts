import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** What a form says in the address of its page, without a navigation. */
interface QuietSearch {
  /** Key of the history entry that it belongs to. */
  key: string;
  search: string;
}

let said: QuietSearch | undefined;
const followers = new Set<() => void>();

const follow = (follower: () => void) => {
  followers.add(follower);
  return () => void followers.delete(follower);
};

/**
 * Tells everything that reads the address what a form holds, of which the router does not know.
 * @param next undefined once the form has closed
 */
export function sayQuietly(next: QuietSearch | undefined): void {
  if (said?.key === next?.key && said?.search === next?.search) return;
  said = next;
  for (const follower of followers) follower();
}

const read = () => said;
const nothing = () => undefined;

/** The query of the address as it stands, with what a form of this page has said since the page opened. */
export function useQuietSearch(): string {
  const { key, search } = useLocation();
  const current = useSyncExternalStore(follow, read, nothing);
  return current?.key === key ? current.search : search;
}

/** Writes a query into the address of the history entry that is shown, so that a reload and a link have it. */
export const writeQuietly = (pathname: string, search: string): void =>
  window.history.replaceState(window.history.state, '', pathname + search);
