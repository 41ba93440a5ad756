import type { ReactNode } from 'react';
import { HouseContact } from '#web/features/company/index.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Logo } from '#web/ui/Logo.tsx';
import styles from './AuthLayout.module.css';

const promises = [
  'Daily prices in Rwf, shown before you book',
  'A booked day is yours alone: no room is let twice',
  'Cancel until the day before your stay begins',
];

/** Sign-in and registration: the form, and beside it why it is worth the while. */
export const AuthLayout = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.page}>
    <aside className={styles.aside}>
      <Link to={paths.home.path} className={styles.home} aria-label="ColdRoom Rwanda, home">
        <Logo light />
      </Link>
      <div className={styles.pitch}>
        <p className={styles.words}>The harvest is in. Keep it cold until the price is right.</p>
        <ul className={styles.promises}>
          {promises.map((promise) => (
            <li key={promise}>
              <Icon name="check" /> {promise}
            </li>
          ))}
        </ul>
      </div>
    </aside>
    <div className={styles.side}>
      <div className={styles.form}>
        <h1>{title}</h1>
        {children}
        <HouseContact withIcons className={styles.contact} />
      </div>
    </div>
  </div>
);
