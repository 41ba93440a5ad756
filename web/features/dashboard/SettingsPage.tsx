import { useAppSelector } from '#web/app/store.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { Card } from '#web/components/Card.tsx';
import { company } from '#web/app/company.ts';
import { selectUser } from '#web/features/auth/authSlice.ts';
import { FactList } from '#web/features/bookings/FactList.tsx';
import { PageHead } from './PageHead.tsx';
import styles from './SettingsPage.module.css';

/** What we know of the person who is signed in. */
export default function SettingsPage() {
  const user = useAppSelector(selectUser);
  if (!user) return null;
  return (
    <>
      <PageHead title="Settings" text="Your account." />
      <Card className={styles.card}>
        <Avatar names={user.names} />
        <FactList
          facts={[
            ['Names', user.names],
            ['Email', user.email],
            ['Role', user.role === 'admin' ? 'Admin' : 'Customer'],
          ]}
        />
        <p className="muted">
          To have something changed, write to{' '}
          <a href={`mailto:${company.email}`}>{company.email}</a> from this address.
        </p>
      </Card>
    </>
  );
}
