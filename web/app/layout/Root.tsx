import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { SessionWatcher } from '#web/app/SessionWatcher.tsx';
import { PageMeta } from '#web/features/notifications/components/PageMeta.tsx';
import { LazyToasts } from '#web/lib/notify/LazyToasts.tsx';
import { useIsLoading } from '#web/lib/router/SiteRouter.tsx';
import { usePage } from '#web/lib/router/page.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PAGE } from './pageId.ts';
import styles from './Root.module.css';

const MAIN = 'main';

/** Where a page begins: beside the sidebar, where there is one. */
const pageShown = () => document.getElementById(PAGE) ?? document.getElementById(MAIN);

/**
 * What surrounds every page: that of the address, or the one given. Where somebody works, on the pages that
 * one signs in for, header and footer take one line each.
 */
export function Root({ children = <Outlet /> }: { children?: ReactNode }) {
  const { bare, access, alone } = usePage();
  const slim = access !== 'public';
  const loading = useIsLoading();
  return (
    <>
      <a
        href={`#${MAIN}`}
        className={styles.skip}
        onClick={(event) => {
          const page = pageShown();
          if (page?.id === MAIN) return;
          event.preventDefault();
          page?.focus();
        }}
      >
        Skip to content
      </a>
      <SessionWatcher />
      <PageMeta pageShown={pageShown} />
      {loading && <div className={styles.progress} role="progressbar" aria-label="Loading page" />}
      {!bare && <Header slim={slim} sidebar={slim && !alone} />}
      <OfflineBanner />
      <main id={MAIN} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!bare && <Footer slim={slim} />}
      <LazyToasts />
    </>
  );
}
