import { lazy, Suspense, useRef, useState } from 'react';
import { matchPath, useLocation, useMatch } from 'react-router-dom';
import { isStaff } from '#shared/access.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { Bell } from '#web/features/notifications/components/Bell.tsx';
import { useDismiss } from '#web/lib/hooks/useDismiss.ts';
import { useWish } from '#web/lib/hooks/useWish.ts';
import { bookingFormPath, paths } from '#web/lib/paths.ts';
import { Link, type LinkProps } from '#web/lib/router/Link.tsx';
import { useAppSelector } from '#web/lib/state.ts';
import { untilFetched } from '#web/lib/untilFetched.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import { cx } from '#web/ui/cx.ts';
import { AvatarMenu } from './AvatarMenu.tsx';
import { TopBar } from './TopBar.tsx';
import { useLoginPath } from './useLoginPath.ts';
import styles from './Header.module.css';

/** The links of the menu. */
const links = [
  { to: paths.home.path, text: 'Home' },
  { to: paths.services.path, text: 'Services' },
  { to: paths.search.path, text: 'Rooms' },
  { to: paths.contact.path, text: 'Contact' },
];

/** The search of the staff, whose code nobody else fetches. Until it comes, its place stays empty. */
const Find = lazy(() => untilFetched(() => import('#web/features/find/components/Find.tsx')));

interface Props {
  /** Whether it takes as little height as its buttons allow. */
  slim: boolean;
  /** Whether the page below stands beside a sidebar. */
  sidebar: boolean;
}

/** The site's menu. */
export function Header({ slim, sidebar }: Props) {
  const user = useAppSelector(selectUser);
  const { pathname } = useLocation();
  const wish = useWish();
  const room = useMatch(paths.room.path)?.params.id;
  const login = useLoginPath(wish, room !== undefined);
  // A room is below all rooms.
  const at = room ? paths.search.path : pathname;
  const [openAt, setOpenAt] = useState<string>();
  const open = openAt === pathname;
  const ref = useRef<HTMLElement>(null);
  const finds = isStaff(user?.role) && !user.oneTimePassword;
  const close = () => setOpenAt(undefined);
  useDismiss(ref, open, close);
  return (
    <>
      {!slim && <TopBar login={user ? undefined : login} />}
      <header
        className={styles.header}
        data-slim={slim || undefined}
        data-sidebar={sidebar || undefined}
        data-finds={finds || undefined}
        ref={ref}
      >
        <div className={`container ${styles.bar ?? ''}`}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls="main-menu"
            aria-label={open ? 'Close menu' : 'Open menu'}
            onClick={() => setOpenAt(open ? undefined : pathname)}
          >
            <Icon name={open ? 'close' : 'menu'} />
          </button>
          <HomeLink />
          <nav
            id="main-menu"
            aria-label="Main"
            className={styles.nav}
            data-open={open || undefined}
          >
            {links.map(({ to, text }) => (
              <MenuLink key={to} to={to} carries at={at} className={styles.link} onClick={close}>
                {text}
              </MenuLink>
            ))}
            {!user && (
              <MenuLink to={login} at={at} className={cx(styles.link, styles.mobile)}>
                Login
              </MenuLink>
            )}
          </nav>
          <div className={styles.side}>
            {user ? (
              <>
                {finds && (
                  <Suspense>
                    <Find />
                  </Suspense>
                )}
                {!user.oneTimePassword && <Bell />}
                <AvatarMenu user={user} />
              </>
            ) : (
              // With the room that is looked at, and with what is looked for.
              <ButtonLink
                to={bookingFormPath({ ...wish, ...(room && { coldRoomId: room }) })}
                look="warm"
                className={styles.book}
              >
                Book Now
              </ButtonLink>
            )}
          </div>
        </div>
      </header>
    </>
  );
}

const HomeLink = () => (
  <Link to={paths.home.path} carries className={styles.home} aria-label="ColdRoom Rwanda, home">
    <Logo />
  </Link>
);

/** A link of the menu, which is marked as current `at` its page and those below it; the home page has none below. */
function MenuLink({ to, at, ...rest }: LinkProps & { to: string; at: string }) {
  const [path = to] = to.split('?');
  const isCurrent = matchPath({ path, end: path === paths.home.path }, at);
  return <Link {...rest} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
