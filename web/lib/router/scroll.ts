import { NavigationType, type Location } from 'react-router-dom';
import type { Shown } from './shown.ts';

const STORAGE = 'scroll-positions';

/** Positions by the keys of entries of the history, in pixels from the top. */
type Positions = Record<string, number>;

function savedPositions(): Positions {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(STORAGE) ?? '{}');
    return typeof saved === 'object' && saved !== null ? (saved as Positions) : {};
  } catch {
    return {};
  }
}

function save(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE, JSON.stringify(positions));
  } catch {
    // A browser that keeps nothing opens the page at its top.
  }
}

/** The element that a part of an address after `#` names. */
function elementOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A wrong escape names nothing.
    return null;
  }
}

/**
 * Remembers where each entry of the history was scrolled to: going back opens it there; a new page opens at its
 * top, or at the element that its address names. A browser's own restoring comes before a page is drawn.
 */
export function createScrollMemory() {
  const positions = savedPositions();
  const remember = ({ key }: Location): void => {
    positions[key] = window.scrollY;
  };

  const place = ({ location, action, keepsScroll }: Shown): void => {
    const saved = action === NavigationType.Pop ? positions[location.key] : undefined;
    if (saved !== undefined) {
      window.scrollTo(0, saved);
      return;
    }
    const element = location.hash ? elementOf(location.hash) : null;
    if (element) element.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  };

  /** Takes over from the browser until the returned function is called. */
  const takeOver = (present: () => Location): (() => void) => {
    const leaveSite = (): void => {
      remember(present());
      save(positions);
      window.history.scrollRestoration = 'auto';
    };
    const takeBack = (): void => {
      window.history.scrollRestoration = 'manual';
    };
    takeBack();
    window.addEventListener('pagehide', leaveSite);
    // A page that the browser kept is shown again as it was.
    window.addEventListener('pageshow', takeBack);
    return () => {
      window.removeEventListener('pagehide', leaveSite);
      window.removeEventListener('pageshow', takeBack);
      window.history.scrollRestoration = 'auto';
    };
  };

  return { remember, place, takeOver };
}

export type ScrollMemory = ReturnType<typeof createScrollMemory>;
