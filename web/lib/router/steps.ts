import type { Location, NavigateOptions, NavigationType, To } from 'react-router-dom';
import type { keepShown } from './shown.ts';

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

/** What a navigation does besides changing `Shown`. */
export interface NavigationDuties {
  /** Fetches the code of the page at a path; nothing to wait for where it is there already. */
  load: (path: string) => Promise<void> | undefined;
  /** Told before a page is left. */
  leaving: (location: Location) => void;
  /** Whether the code of the first page was waited for already: what came of it is shown. @default false */
  isLoaded?: boolean;
}

/** Whether a page holds up the navigation from one path to another. */
export type Holds = (from: string, to: string) => boolean;

/** A navigation from the present page to a path. */
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

/**
 * Takes steps from page to page: fetches the code of the next page first, then changes the address, then has the site
 * draw it. Of two steps at once the later one counts.
 */
export function stepsOf(
  history: SiteHistory,
  { load, leaving }: NavigationDuties,
  { shown, show }: ReturnType<typeof keepShown>,
) {
  let latest = 0;
  let holds: Holds | undefined;

  const arrive = ({ enter, options }: Step): void => {
    leaving(shown().location);
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
    const release = () => show({ ...shown(), held: undefined });
    const leave = () => {
      holds = undefined;
      release();
      again();
    };
    show({ ...shown(), held: { leave, stay: release } });
  };

  const go = (step: Step): void => {
    const number = ++latest;
    const waiting = load(step.path);
    if (!waiting) {
      arrive(step);
      return;
    }
    show({ ...shown(), loading: true });
    void waiting.then(() => {
      if (number === latest) arrive(step);
    });
  };

  return {
    /** Takes a step that no page can hold up. */
    go,
    /** Takes a step, unless the page holds it up. */
    take: (step: Step): void => {
      if (holds?.(shown().location.pathname, step.path)) hold(step);
      else go(step);
    },
    /** Lets a page hold up navigations, until the returned function is called. */
    holdWhere: (asks: Holds): (() => void) => {
      holds = asks;
      return () => {
        if (holds === asks) holds = undefined;
      };
    },
  };
}
