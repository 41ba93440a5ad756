import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useLogout } from '#web/features/auth/useLogout.ts';
import { useDismiss } from '#web/lib/hooks/useDismiss.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './ShellNav.module.css';

export interface ShellLink {
  to: string;
  text: string;
  icon: IconName;
  /** A number beside the text, and what it counts. */
  badge?: { count: number | string; of: string } | undefined;
  /** Whether pages below the address belong to another link. */
  end?: boolean;
  /** Where pages begin that have no link of their own, and belong to this one. */
  also?: readonly string[];
}

/** How many links and buttons the bar holds beside each other on a phone that is 360 px wide, in words of 12 px. */
const BAR_HOLDS = 5;

/** How many links stay in the bar where there are more; "More" takes the fifth place. */
const KEPT = 4;

/** How a link relates to the page at an address: it is its own link, the link of its section, or neither. */
function currentOf(
  { to, end = false, also = [] }: ShellLink,
  address: string,
): 'page' | 'true' | undefined {
  if (matchPath({ path: to, end }, address)) return 'page';
  return also.some((path) => matchPath({ path, end: false }, address)) ? 'true' : undefined;
}

/** Scrolls the bar of a phone, which enlarged text makes wider than the screen, to what marks the page at an address. */
function useCurrentInSight(address: string) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const bar = ref.current;
    const link = bar?.querySelector<HTMLElement>('[aria-current], [data-current]');
    if (link) bar?.scrollTo({ left: link.offsetLeft + link.offsetWidth / 2 - bar.clientWidth / 2 });
  }, [address]);
  return ref;
}

interface Props {
  label: string;
  links: ShellLink[];
}

/**
 * The links of a dashboard. On a wide screen they are a sidebar at its left edge. On others they are a bar at the foot,
 * whose last links stand in a menu behind "More" where there are too many for it.
 */
export function ShellNav({ label, links }: Props) {
  const { pathname } = useLocation();
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  const bar = useCurrentInSight(pathname);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useDismiss(nav, open, close);
  const folds = links.length + 1 > BAR_HOLDS;
  const folded = folds ? links.slice(KEPT) : [];
  const told = folded.flatMap(({ badge }) => (badge ? [`${badge.count} ${badge.of}`] : []));
  const item = (link: ShellLink) => (
    <NavLink key={link.to} link={link} pathname={pathname} onClick={close} />
  );
  return (
    <nav ref={nav} className={styles.sidebar} aria-label={label}>
      <div ref={bar} className={styles.bar}>
        {links.slice(0, folds ? KEPT : links.length).map(item)}
        {folds ? (
          <button
            type="button"
            className={cx(styles.link, styles.more)}
            data-current={folded.some((link) => currentOf(link, pathname)) || undefined}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            <Icon name="more" />
            More
            {told.length > 0 && (
              <span className={styles.dot}>
                <span className="visually-hidden">, {told.join(', ')}</span>
              </span>
            )}
          </button>
        ) : (
          <LogoutButton />
        )}
      </div>
      {folds && (
        <div id={id} className={styles.menu} data-open={open}>
          {folded.map(item)}
          <LogoutButton />
        </div>
      )}
    </nav>
  );
}

interface LinkProps {
  link: ShellLink;
  pathname: string;
  onClick: () => void;
}

const NavLink = ({ link, pathname, onClick }: LinkProps) => (
  <Link
    to={link.to}
    className={styles.link}
    aria-current={currentOf(link, pathname)}
    onClick={onClick}
  >
    <Icon name={link.icon} />
    {link.text}
    {link.badge && (
      <span className={styles.badge}>
        {link.badge.count}
        <span className="visually-hidden"> {link.badge.of}</span>
      </span>
    )}
  </Link>
);

function LogoutButton() {
  const logout = useLogout();
  return (
    <button type="button" className={cx(styles.link, styles.logout)} onClick={logout}>
      <Icon name="logout" />
      Logout
    </button>
  );
}
