import { useContactForm } from '#web/features/contact/useContactForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Honeypot } from '#web/ui/Honeypot.tsx';
import { EmailField, TextArea, TextInput } from '#web/ui/inputs.tsx';
import { SendResult } from './SendResult.tsx';
import styles from './contact.module.css';

const empty = { names: '', email: '', website: '', question: '', company: '' };

/** The home page's request for a callback or a quote. */
export default function CallbackForm() {
  const { register, send, errors, loading, successMessage, errorMessage } = useContactForm(empty);
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        <TextInput
          label="Names"
          autoComplete="name"
          required
          error={errors.names?.message}
          {...register('names')}
        />
        <EmailField autoComplete="email" error={errors.email?.message} {...register('email')} />
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
        <Button type="submit" look="primary" pending={loading} pendingText="Submitting...">
          Submit
        </Button>
      </form>
    </Card>
  );
}
