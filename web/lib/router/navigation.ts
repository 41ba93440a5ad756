import type { Location, NavigateOptions, NavigationType, Navigator, To } from 'react-router-dom';

/** What a navigation needs of the browser's history, or of one in memory. */
export interface SiteHistory {
  readonly location: Location;
  readonly action: NavigationType;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(delta: number): void;
  createHref(to: To): string;
  /** `delta` is null where the history does not know how far it went. */
  listen(follow: (update: { location: Location; delta: number | null }) => void): () => void;
}

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

/** What a navigation does besides changing `Shown`. */
export interface NavigationDuties {
  /** Fetches the code of the page at a path; nothing to wait for where it is there already. */
  load: (path: string) => Promise<void> | undefined;
  /** Told before a page is left. */
  leaving: (location: Location) => void;
}

/** Whether a page holds up the navigation from one path to another. */
export type Holds = (from: string, to: string) => boolean;

interface Step {
  path: string;
  options?: NavigateOptions | undefined;
  /** Changes the history, where the browser has not done so itself. */
  enter?: () => void;
  /** Takes the step once more, after it was held up. */
  again: () => void;
  /** Takes back what the browser has done to its history by itself. */
  undo?: () => void;
}

export type Navigation = ReturnType<typeof createNavigation>;

/**
 * Leads from page to page: fetches the code of the next page first, then changes the address, then has
 * the site draw it. Of two navigations at once the later one counts.
 */
export function createNavigation(history: SiteHistory, { load, leaving }: NavigationDuties) {
  const first = load(history.location.pathname);
  let shown: Shown = {
    location: history.location,
    action: history.action,
    starting: first !== undefined,
    loading: false,
    keepsScroll: false,
  };
  let latest = 0;
  let holds: Holds | undefined;
  let undoing = false;
  const followers = new Set<(next: Shown, atOnce: boolean) => void>();

  const show = (next: Shown, atOnce = false): void => {
    shown = next;
    for (const follow of followers) follow(next, atOnce);
  };

  const arrive = ({ enter, options }: Step): void => {
    leaving(shown.location);
    enter?.();
    const { location, action } = history;
    const keepsScroll = options?.preventScrollReset === true;
    show(
      { location, action, keepsScroll, starting: false, loading: false },
      options?.flushSync === true,
    );
  };

  const hold = ({ again, undo }: Step): void => {
    undo?.();
    const release = () => show({ ...shown, held: undefined });
    const leave = () => {
      holds = undefined;
      release();
      again();
    };
    show({ ...shown, held: { leave, stay: release } });
  };

  const go = (step: Step): void => {
    const number = ++latest;
    const waiting = load(step.path);
    if (!waiting) {
      arrive(step);
      return;
    }
    show({ ...shown, loading: true });
    void waiting.then(() => {
      if (number === latest) arrive(step);
    });
  };

  const take = (step: Step): void => {
    if (holds?.(shown.location.pathname, step.path)) hold(step);
    else go(step);
  };

  const enterBy = (how: 'push' | 'replace'): Navigator['push'] => {
    const enter: Navigator['push'] = (to, state, options) =>
      take({
        path: (typeof to === 'string' ? undefined : to.pathname) ?? shown.location.pathname,
        options,
        enter: () => history[how](to, state),
        again: () => enter(to, state, options),
      });
    return enter;
  };

  /** The browser has moved within its history already. */
  const follow = ({ location, delta }: { location: Location; delta: number | null }): void => {
    if (undoing) {
      undoing = false;
      return;
    }
    const path = location.pathname;
    // Where nobody knows how far it went, it cannot be taken back.
    if (delta === null) {
      go({ path, again: () => undefined });
      return;
    }
    take({
      path,
      again: () => history.go(delta),
      undo: () => {
        undoing = true;
        history.go(-delta);
      },
    });
  };

  const navigator: Navigator = {
    createHref: (to) => history.createHref(to),
    go: (delta) => history.go(delta),
    push: enterBy('push'),
    replace: enterBy('replace'),
  };

  return {
    navigator,
    shown: () => shown,
    /** Follows the history, and tells what is shown, now and from now on, until the returned function is called. */
    follow(tell: (next: Shown, atOnce: boolean) => void): () => void {
      followers.add(tell);
      tell(shown, false);
      const stop = history.listen(follow);
      void first?.then(() => {
        if (shown.starting) show({ ...shown, starting: false });
      });
      return () => {
        followers.delete(tell);
        stop();
      };
    },
    /** Lets a page hold up navigations, until the returned function is called. */
    holdWhere(asks: Holds): () => void {
      holds = asks;
      return () => {
        if (holds === asks) holds = undefined;
      };
    },
  };
}
