import { useContactForm } from '#web/features/contact/useContactForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Honeypot } from '#web/ui/Honeypot.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { EmailField, TextArea, TextInput } from '#web/ui/inputs.tsx';
import { SendResult } from './SendResult.tsx';
import styles from './contact.module.css';

const empty = { names: '', email: '', phone: '', website: '', question: '', company: '' };

/** The home page's request for a callback or a quote. */
export default function CallbackForm() {
  const form = useContactForm('callbackDraft', empty);
  const { register, control, send, errors, loading, successMessage, errorMessage } = form;
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <div className={styles.pair}>
          <TextInput
            label="Names"
            autoComplete="name"
            required
            error={errors.names?.message}
            {...register('names')}
          />
          <EmailField autoComplete="email" error={errors.email?.message} {...register('email')} />
        </div>
        <PhoneField
          label="Phone number"
          optional
          hint="We call you back on it."
          name="phone"
          control={control}
          error={errors.phone?.message}
        />
        <TextInput
          label="Website"
          optional
          autoComplete="url"
          error={errors.website?.message}
          {...register('website')}
        />
        <TextArea
          label="Your question"
          required
          error={errors.question?.message ?? errors.questions?.message}
          {...register('question')}
        />
        <Honeypot {...register('company')} />
        <SendResult successMessage={successMessage} errorMessage={errorMessage} />
        <Button
          type="submit"
          look="primary"
          size="large"
          pending={loading}
          pendingText="Submitting..."
        >
          Submit
        </Button>
      </form>
    </Card>
  );
}
