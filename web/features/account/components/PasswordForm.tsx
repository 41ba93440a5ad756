import { usePasswordForm } from '#web/features/account/usePasswordForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { SettingFold } from '#web/ui/SettingFold.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import styles from './account.module.css';

interface Props {
  person: { email: string; names: string };
}

/** The change of a password, folded away until it is wanted. */
export const PasswordForm = ({ person }: Props) => (
  <SettingFold title="Password" about="Other devices have to sign in again after a change.">
    {(fold) => <NewPasswordForm person={person} onChanged={fold} />}
  </SettingFold>
);

function NewPasswordForm({ person, onChanged }: Props & { onChanged: () => void }) {
  const { form, problem, change } = usePasswordForm(onChanged);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void change(event)}>
      <PasswordFields person={person} present="Current password" form={form} />
      <FormProblem text={problem} />
      <Button
        type="submit"
        look="secondary"
        className={styles.send}
        pending={form.formState.isSubmitting}
        pendingText="Changing..."
      >
        Change password
      </Button>
    </form>
  );
}
