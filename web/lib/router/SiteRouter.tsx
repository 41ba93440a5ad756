import {
  createContext,
  startTransition,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from './navigation.ts';
import type { ScrollMemory } from './scroll.ts';
import type { HeldNavigation, Shown } from './shown.ts';
import type { Holds } from './steps.ts';

interface SiteNavigation {
  navigation: Navigation;
  shown: Shown;
}

/** Nothing where pages are rendered to HTML: nobody navigates there. */
const SiteNavigationContext = createContext<SiteNavigation | undefined>(undefined);

/** The shown state of a navigation, drawn anew whenever it changes. */
function useShown(navigation: Navigation): Shown {
  const [shown, setShown] = useState(navigation.shown);
  useLayoutEffect(
    () =>
      navigation.follow((next, atOnce) => {
        if (atOnce) setShown(next);
        // The present page answers presses while the next one is drawn.
        else startTransition(() => setShown(next));
      }),
    [navigation],
  );
  return shown;
}

/** Scrolls to where a page begins. A page that was written ahead stays where its visitor scrolled to. */
function useScrollMemory(
  { navigation, shown }: SiteNavigation,
  scroll: ScrollMemory,
  hydrates: boolean,
) {
  const placed = useRef(hydrates ? shown.location : undefined);
  useLayoutEffect(() => scroll.takeOver(() => navigation.shown().location), [scroll, navigation]);
  useLayoutEffect(() => {
    if (shown.starting || placed.current === shown.location) return;
    placed.current = shown.location;
    scroll.place(shown);
  }, [scroll, shown]);
}

/** What a site router is made of. */
interface SiteRouterProps {
  navigation: Navigation;
  scroll: ScrollMemory;
  /** Whether the page was written ahead. */
  hydrates?: boolean;
  children: ReactNode;
}

/** Gives pages their address, and draws the next one when its code is there. */
export function SiteRouter({ navigation, scroll, hydrates = false, children }: SiteRouterProps) {
  const shown = useShown(navigation);
  useScrollMemory({ navigation, shown }, scroll, hydrates);
  return (
    <SiteNavigationContext value={{ navigation, shown }}>
      <Router
        location={shown.location}
        navigationType={shown.action}
        navigator={navigation.navigator}
      >
        {!shown.starting && children}
      </Router>
    </SiteNavigationContext>
  );
}

/** Whether the next page is being fetched. */
export const useIsLoading = (): boolean =>
  useContext(SiteNavigationContext)?.shown.loading ?? false;

/**
 * Holds up navigations that leave something unsaved behind.
 * @returns what was held up, for a dialog that asks
 */
export function useHeldNavigation(holds: Holds): HeldNavigation | undefined {
  const site = useContext(SiteNavigationContext);
  const navigation = site?.navigation;
  const asks = useRef(holds);
  useLayoutEffect(() => {
    asks.current = holds;
  });
  useLayoutEffect(() => navigation?.holdWhere((from, to) => asks.current(from, to)), [navigation]);
  return site?.shown.held;
}
