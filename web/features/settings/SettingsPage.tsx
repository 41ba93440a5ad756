import { Skeleton } from '#web/components/Skeleton.tsx';
import { ErrorState } from '#web/components/states.tsx';
import { PageHead } from '#web/features/dashboard/PageHead.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './SettingsPage.module.css';
import { useAccount } from './useAccount.ts';

/** The account of the person signed in, customer or admin, to be changed by themselves. */
export default function SettingsPage() {
  const { account, error, retry } = useAccount();
  return (
    <div className={styles.page}>
      <PageHead title="Settings" text="Your profile and your password." />
      {error && !account && <ErrorState message={error} onRetry={retry} />}
      {!error && !account && <Waiting />}
      {account && (
        <>
          <ProfileForm account={account} />
          <PasswordForm email={account.email} />
        </>
      )}
    </div>
  );
}

const Waiting = () => (
  <div role="status">
    <p className={styles.state}>Loading...</p>
    <Skeleton className={styles.ghost} />
  </div>
);
