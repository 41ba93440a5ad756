import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import { PasswordForm } from '#web/features/account/components/PasswordForm.tsx';
import { ProfileForm } from '#web/features/account/components/ProfileForm.tsx';
import styles from '#web/features/account/components/account.module.css';
import { useAccount } from '#web/features/account/api/useAccount.ts';

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
