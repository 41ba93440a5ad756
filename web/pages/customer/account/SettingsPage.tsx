import { needsConfirmation } from '#shared/emailOff.ts';
import { namesOf } from '#shared/user.ts';
import { CalendarCard } from '#web/features/account/components/CalendarCard.tsx';
import { ConfirmCard } from '#web/features/account/components/ConfirmCard.tsx';
import { DeleteAccount } from '#web/features/account/components/DeleteAccount.tsx';
import { EmailForm } from '#web/features/account/components/EmailForm.tsx';
import { MailChoice } from '#web/features/account/components/MailChoice.tsx';
import { PasswordForm } from '#web/features/account/components/PasswordForm.tsx';
import { ProfileForm } from '#web/features/account/components/ProfileForm.tsx';
import { SaveData } from '#web/features/account/components/SaveData.tsx';
import { useCalendar } from '#web/features/account/useCalendar.ts';
import { selectUser } from '#web/features/auth/api/authSlice.ts';
import { Devices } from '#web/features/auth/components/Devices.tsx';
import { useCall } from '#web/lib/api/useCall.ts';
import { useOnce } from '#web/lib/hooks/useOnce.ts';
import { useAppSelector } from '#web/lib/state.ts';
import { PageHead } from '#web/ui/PageHead.tsx';
import { SettingGroup } from '#web/ui/SettingCard.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import styles from '#web/features/account/components/account.module.css';

/** The account of the person signed in, customer or admin, to be changed by themselves. */
export default function SettingsPage() {
  const isCustomer = useAppSelector(selectUser)?.role === 'user';
  const account = useCall('account.get', {}, 'Failed to fetch your account.');
  const calendar = useCalendar(isCustomer);
  // What came later would push down what stands below it, under the hand. Once open, it stays so: its forms are filled in.
  const isKnown = !isCustomer || calendar.known !== undefined || calendar.error !== undefined;
  const isOpen = useOnce(account.data !== undefined && isKnown);
  return (
    <div className={styles.page}>
      <PageHead title="Settings" />
      {account.error && <ErrorState message={account.error} onRetry={account.retry} />}
      {!account.error && !isOpen && <Waiting />}
      {isOpen && account.data && (
        <>
          <SettingGroup title="You">
            {needsConfirmation(account.data) && (
              // Its form sends the address with the code.
              <ConfirmCard
                key={account.data.email}
                account={account.data}
                onConfirmed={account.look}
              />
            )}
            <ProfileForm account={account.data} />
          </SettingGroup>
          <SettingGroup title="Sign-in and safety">
            <EmailForm account={account.data} onChanged={account.look} />
            <PasswordForm person={{ email: account.data.email, names: namesOf(account.data) }} />
            <Devices />
          </SettingGroup>
          <SettingGroup title="What you hear from us">
            <MailChoice account={account.data} />
            {isCustomer && <CalendarCard calendar={calendar} />}
          </SettingGroup>
          <SettingGroup title="Your data">
            <SaveData />
            {isCustomer && <DeleteAccount />}
          </SettingGroup>
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
