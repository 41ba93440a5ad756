import { HouseContact } from '#web/features/company/components/HouseContact.tsx';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './TopBar.module.css';

interface Props {
  /** The sign-in page; undefined for whoever is signed in. */
  login: string | undefined;
}

/** The thin bar above the header, on wide screens only. */
export const TopBar = ({ login }: Props) => (
  <section className={styles.top} aria-label="Contact and language">
    <div className={`container ${styles.row ?? ''}`}>
      <HouseContact withIcons className={styles.contact} />
      {login !== undefined && (
        <Link to={login} className={styles.item}>
          <Icon name="user" /> Login
        </Link>
      )}
      <span className={styles.item}>
        <Icon name="globe" /> English
      </span>
    </div>
  </section>
);
