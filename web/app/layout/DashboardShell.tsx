import { Outlet } from 'react-router-dom';
import { cx } from '#web/ui/cx.ts';
import { ShellNav, type ShellLink } from './ShellNav.tsx';
import { PAGE } from './pageId.ts';
import styles from './DashboardShell.module.css';

interface Props {
  label: string;
  links: ShellLink[];
}

/** A dashboard: the sidebar with its links, and the page beside it; on a phone one bar below it. */
export const DashboardShell = ({ label, links }: Props) => (
  <div className={cx('container', styles.shell)}>
    <ShellNav label={label} links={links} />
    <div id={PAGE} tabIndex={-1} className={styles.page}>
      <Outlet />
    </div>
  </div>
);
