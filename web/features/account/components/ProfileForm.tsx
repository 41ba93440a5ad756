import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Profile } from '#shared/user.ts';
import { useProfileForm } from '#web/features/account/useProfileForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { SettingCard } from '#web/ui/SettingCard.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import styles from './account.module.css';

/** Who one is: picture, names and phone. The e-mail address is the account's name and is changed in a form of its own. */
export function ProfileForm({ account }: { account: Profile }) {
  const { form, picture, problem, save } = useProfileForm(account);
  const { errors, isSubmitting } = form.formState;
  const [preparing, setPreparing] = useState(false);
  const [firstName, lastName] = useWatch({
    control: form.control,
    name: ['firstName', 'lastName'],
  });
  return (
    <SettingCard title="Profile" about="Your name and number, as we see them with your bookings.">
      <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        <ProfilePicture names={`${firstName} ${lastName}`} onWorking={setPreparing} {...picture} />
        <div className={styles.pair}>
          <TextInput
            label="First Name"
            autoComplete="given-name"
            required
            error={errors.firstName?.message}
            {...form.register('firstName')}
          />
          <TextInput
            label="Last Name"
            autoComplete="family-name"
            required
            error={errors.lastName?.message}
            {...form.register('lastName')}
          />
          <PhoneField
            label="Phone Number"
            name="phoneNumber"
            control={form.control}
            required
            error={errors.phoneNumber?.message}
          />
        </div>
        <FormProblem text={problem} />
        <Button
          type="submit"
          className={styles.send}
          disabled={preparing}
          pending={isSubmitting}
          pendingText="Saving..."
        >
          Save changes
        </Button>
      </form>
    </SettingCard>
  );
}
