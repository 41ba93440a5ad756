import { needsConfirmation } from '#shared/emailOff.ts';
import type { Profile } from '#shared/user.ts';
import { useEmailForm } from '#web/features/account/useEmailForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { PasswordInput } from '#web/ui/PasswordInput.tsx';
import { SettingFold } from '#web/ui/SettingFold.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import styles from './account.module.css';

interface Props {
  account: Profile;
  onChanged: () => void;
}

/** Who hears of the change. */
const aboutChange = (account: Profile): string =>
  `We send a code to the new address. ${
    needsConfirmation(account) ? '' : `We also tell ${account.email} that it was changed. `
  }Until the new one is confirmed, we write nothing else to it.`;

/** The change of the e-mail address, folded away until it is wanted. */
export const EmailForm = ({ account, onChanged }: Props) => (
  <SettingFold title="Email address" about={account.email}>
    {(fold) => (
      <NewEmailForm
        account={account}
        onChanged={() => {
          fold();
          onChanged();
        }}
      />
    )}
  </SettingFold>
);

function NewEmailForm({ account, onChanged }: Props) {
  const { form, problem, change } = useEmailForm(onChanged);
  const { errors, isSubmitting } = form.formState;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void change(event)}>
      <p className={styles.state}>{aboutChange(account)}</p>
      <div className={styles.pair}>
        <TextInput
          label="New email address"
          type="email"
          autoComplete="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordInput
          label="Your password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register('password')}
        />
      </div>
      <FormProblem text={problem} />
      <Button
        type="submit"
        look="secondary"
        className={styles.send}
        pending={isSubmitting}
        pendingText="Changing..."
      >
        Change email address
      </Button>
    </form>
  );
}
