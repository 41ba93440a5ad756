import { Link } from 'react-router-dom';
import { company } from '#web/lib/company.ts';
import { mailLink } from '#web/lib/mailLink.ts';
import { paths } from '#web/lib/paths.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './TopBar.module.css';

/** The thin bar above the header, on wide screens only. */
export const TopBar = ({ signedIn }: { signedIn: boolean }) => (
  <section className={styles.top} aria-label="Contact and language">
    <div className={`container ${styles.row ?? ''}`}>
      <a href={mailLink(company.email)} className={styles.item}>
        <Icon name="mail" /> {company.email}
      </a>
      <span className={styles.push} />
      {!signedIn && (
        <Link to={paths.login.path} className={styles.item}>
          <Icon name="user" /> Login
        </Link>
      )}
      <span className={styles.item}>
        <Icon name="globe" /> English
      </span>
    </div>
  </section>
);
