import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { selectUnread } from '#web/features/notifications/api/notificationsSlice.ts';
import { documentTitle } from '#web/lib/documentTitle.ts';
import { usePage } from '#web/lib/router/page.ts';
import { useAppSelector } from '#web/lib/state.ts';

const describe = (description: string): void =>
  document.querySelector('meta[name="description"]')?.setAttribute('content', description);

/** Gives the document the title of what it shows, and its description where it has one of its own. */
export function useTitle(title: string | undefined, description?: string): void {
  const unread = useAppSelector(selectUnread);
  useEffect(() => {
    if (title) document.title = documentTitle(title, unread);
    if (description) describe(description);
  }, [title, description, unread]);
}

interface Props {
  /** The part of the document that holds the page. */
  pageShown: () => HTMLElement | null;
}

/** Title and description of each page; after a navigation the focus goes to the new page. */
export function PageMeta({ pageShown }: Props) {
  const { title, description } = usePage();
  const { pathname } = useLocation();
  const unread = useAppSelector(selectUnread);
  const shown = useRef(pathname);

  // A layout effect: a page's own useTitle comes after it.
  useLayoutEffect(() => {
    document.title = documentTitle(title, unread);
    describe(description);
  }, [title, description, pathname, unread]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    pageShown()?.focus({ preventScroll: true });
  }, [pageShown, pathname]);

  return null;
}
