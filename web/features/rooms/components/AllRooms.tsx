import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './LatestRooms.module.css';

/** The way from a few rooms to all of them. */
export const AllRooms = () => (
  <Link to={paths.search.path} carries className={styles.all}>
    See all rooms <Icon name="arrow" />
  </Link>
);
