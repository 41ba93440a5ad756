import { useEffect, useRef } from 'react';
import { Link, matchPath, Outlet, useLocation } from 'react-router-dom';
import { useLogout } from '#web/features/auth/useLogout.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './DashboardShell.module.css';

export interface ShellLink {
  to: string;
  text: string;
  icon: IconName;
  /** A number beside the text, and what it counts. */
  badge?: { count: number | string; of: string } | undefined;
  /** Whether pages below the address belong to another link. */
  end?: boolean;
  /** Where pages begin that have no link of their own, and belong to this one. */
  also?: string;
}

/** How a link relates to the page at an address: it is its own link, the link of its section, or neither. */
function currentOf(
  { to, end = false, also }: ShellLink,
  address: string,
): 'page' | 'true' | undefined {
  if (matchPath({ path: to, end }, address)) return 'page';
  return also && matchPath({ path: also, end: false }, address) ? 'true' : undefined;
}

/** Scrolls the bar of a phone, which may be wider than the screen, to the link of the page at an address. */
function useCurrentInSight(address: string) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const bar = ref.current;
    const link = bar?.querySelector<HTMLElement>('[aria-current]');
    if (link) bar?.scrollTo({ left: link.offsetLeft + link.offsetWidth / 2 - bar.clientWidth / 2 });
  }, [address]);
  return ref;
}

interface Props {
  label: string;
  links: ShellLink[];
  /** Whether its pages are tables of many columns, which need the width of a large screen. */
  wide?: boolean;
}

/** A dashboard: the sidebar with its links, and the page beside it; on a phone one bar below it. */
export function DashboardShell({ label, links, wide = false }: Props) {
  const logout = useLogout();
  const { pathname } = useLocation();
  const bar = useCurrentInSight(pathname);
  return (
    <div className={cx('container', styles.shell, wide && styles.wide)}>
      <nav ref={bar} className={styles.sidebar} aria-label={label}>
        {links.map((link) => (
          <Link
            key={link.to}
            to={link.to}
            className={styles.link}
            aria-current={currentOf(link, pathname)}
          >
            <Icon name={link.icon} />
            <span className={styles.text}>{link.text}</span>
            {link.badge && (
              <span className={styles.badge}>
                {link.badge.count}
                <span className="visually-hidden"> {link.badge.of}</span>
              </span>
            )}
          </Link>
        ))}
        <button type="button" className={styles.link} onClick={logout}>
          <Icon name="logout" />
          <span className={styles.text}>Logout</span>
        </button>
      </nav>
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
