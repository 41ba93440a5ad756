import type { Location, Navigator } from 'react-router-dom';
import { keepShown, type Shown } from './shown.ts';
import { stepsOf, type NavigationDuties, type SiteHistory } from './steps.ts';

export type Navigation = ReturnType<typeof createNavigation>;

/** Leads from page to page, by links and by the buttons of the browser. */
export function createNavigation(history: SiteHistory, duties: NavigationDuties) {
  const first = duties.isLoaded ? undefined : duties.load(history.location.pathname);
  const view = keepShown({
    location: history.location,
    action: history.action,
    starting: first !== undefined,
    loading: false,
    keepsScroll: false,
  });
  const { go, take, holdWhere } = stepsOf(history, duties, view);
  let undoing = false;

  const enterBy = (how: 'push' | 'replace'): Navigator['push'] => {
    const enter: Navigator['push'] = (to, state, options) =>
      take({
        path: (typeof to === 'string' ? undefined : to.pathname) ?? view.shown().location.pathname,
        options,
        enter: () => history[how](to, state),
        again: () => enter(to, state, options),
      });
    return enter;
  };

  /** The browser has moved within its history already. */
  const moved = ({ location, delta }: { location: Location; delta: number | null }): void => {
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
    shown: view.shown,
    /** Follows the history, and tells what is shown, now and from now on, until the returned function is called. */
    follow(tell: (next: Shown, atOnce: boolean) => void): () => void {
      const forget = view.tell(tell);
      const stop = history.listen(moved);
      void first?.then(() => {
        const shown = view.shown();
        if (shown.starting) view.show({ ...shown, starting: false });
      });
      return () => {
        forget();
        stop();
      };
    },
    holdWhere,
  };
}
