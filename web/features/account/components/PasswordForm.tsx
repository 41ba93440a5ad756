import { usePasswordForm } from '#web/features/account/usePasswordForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import styles from './account.module.css';

interface Props {
  person: { email: string; names: string };
}

/** The change of a password. */
export function PasswordForm({ person }: Props) {
  const { form, problem, change } = usePasswordForm();
  return (
    <SettingCard title="Password">
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
    </SettingCard>
  );
}
