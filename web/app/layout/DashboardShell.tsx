import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { cx } from '#web/ui/cx.ts';
import { ShellNav, type ShellLink } from './ShellNav.tsx';
import styles from './DashboardShell.module.css';

interface Props {
  label: string;
  links: ShellLink[];
  /** Whether its pages are tables of many columns, which need the width of a large screen. */
  wide?: boolean;
}

/** A dashboard: the sidebar with its links, and the page beside it; on a phone one bar below it. */
export function DashboardShell({ label, links, wide = false }: Props) {
  // Beside a page with a menu of its own the sidebar is a narrow rail.
  const rail = useLocation().pathname === paths.bookings.path;
  return (
    <div className={cx('container', styles.shell, wide && styles.wide, rail && styles.rail)}>
      <ShellNav label={label} links={links} rail={rail} />
      <div className={styles.page}>
        <Outlet />
      </div>
    </div>
  );
}
