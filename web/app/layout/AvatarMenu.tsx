import { useCallback, useRef, useState } from 'react';
import type { Claims } from '#shared/claims.ts';
import { dashboardOf } from '#web/features/auth/access.ts';
import { useLogout } from '#web/features/auth/useLogout.ts';
import { useDismiss } from '#web/lib/hooks/useDismiss.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './AvatarMenu.module.css';

/** The signed-in person's picture, with the way to the dashboard and out. */
export function AvatarMenu({ user }: { user: Claims }) {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const logout = useLogout();
  useDismiss(ref, open, close);
  return (
    <div className={styles.wrap} ref={ref}>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls="account-menu"
        onClick={() => setOpen(!open)}
      >
        <Avatar names={user.names} image={user.profileImage} />
        <span className={styles.names} title={user.names}>
          {user.names}
        </span>
        <span className="visually-hidden">, account menu</span>
        <Icon name="chevron" />
      </button>
      <div id="account-menu" className={styles.menu} hidden={!open}>
        <p className={styles.who}>
          <strong>{user.names}</strong>
          <span>{user.email}</span>
        </p>
        <Link to={dashboardOf(user.role)} className={styles.item} onClick={close}>
          <Icon name="home" /> Dashboard
        </Link>
        <Link to={paths.messages.path} className={styles.item} onClick={close}>
          <Icon name="mail" /> Messages
        </Link>
        <button type="button" className={styles.item} onClick={logout}>
          <Icon name="logout" /> Logout
        </button>
      </div>
    </div>
  );
}
