import type { Location, NavigationType } from 'react-router-dom';

/** A navigation that a page has held up, because something on it is not saved. */
export interface HeldNavigation {
  leave: () => void;
  stay: () => void;
}

/** What the site shows, and where it is about to go. */
export interface Shown {
  location: Location;
  action: NavigationType;
  /** Whether the code of the first page is still fetched: nothing can be shown yet. */
  starting: boolean;
  /** Whether the code of the next page is being fetched; the present one stays until it is there. */
  loading: boolean;
  /** Whether the window stays where it is scrolled to. */
  keepsScroll: boolean;
  held?: HeldNavigation | undefined;
}

type Tell = (next: Shown, atOnce: boolean) => void;

/** Keeps what is shown, and tells each change of it. */
export function keepShown(first: Shown) {
  let shown = first;
  const followers = new Set<Tell>();
  return {
    shown: () => shown,
    /** @param atOnce whether it is drawn before anything else happens. @default it is not */
    show: (next: Shown, atOnce = false): void => {
      shown = next;
      for (const tell of followers) tell(next, atOnce);
    },
    /** Tells what is shown, now and from now on, until the returned function is called. */
    tell: (follower: Tell): (() => void) => {
      followers.add(follower);
      follower(shown, false);
      return () => void followers.delete(follower);
    },
  };
}
