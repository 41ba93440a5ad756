import { NavLink, Outlet } from 'react-router-dom';
import { Icon, type IconName } from '#web/components/Icon.tsx';
import { useLogout } from '#web/features/auth/useLogout.ts';
import styles from './Shell.module.css';

export interface ShellLink {
  to: string;
  text: string;
  icon: IconName;
  /** A number beside the text, and what it counts. */
  badge?: { count: number | string; of: string } | undefined;
  /** Whether pages below the address belong to another link. */
  end?: boolean;
}

/** A dashboard: the sidebar with its links, and the page beside it. */
export function Shell({ label, links }: { label: string; links: ShellLink[] }) {
  const logout = useLogout();
  return (
    <div className={`container ${styles.shell ?? ''}`}>
      <nav className={styles.sidebar} aria-label={label}>
        {links.map(({ to, text, icon, badge, end }) => (
          <NavLink key={to} to={to} end={end ?? false} className={styles.link}>
            <Icon name={icon} />
            <span className={styles.text}>{text}</span>
            {badge && (
              <span className={styles.badge}>
                {badge.count}
                <span className="visually-hidden"> {badge.of}</span>
              </span>
            )}
          </NavLink>
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
