import { HouseContact } from '#web/features/company/components/HouseContact.tsx';
import { SendResult } from '#web/features/contact/components/SendResult.tsx';
import { useContactForm } from '#web/features/contact/useContactForm.ts';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Honeypot } from '#web/ui/Honeypot.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PhoneField } from '#web/ui/PhoneField.tsx';
import { EmailField, TextArea, TextInput } from '#web/ui/inputs.tsx';
import styles from '#web/features/contact/components/contact.module.css';
import { useOpeningQuestion } from './useOpeningQuestion.ts';

const empty = {
  names: '',
  email: '',
  phone: '',
  questions: '',
  acceptPrivacyPolicy: false,
  subscribeNews: false,
  company: '',
};

/** The contact screen. */
export default function ContactPage() {
  return (
    <div className={`container ${styles.page ?? ''}`}>
      <Intro />
      <Card>
        <ContactForm />
      </Card>
    </div>
  );
}

const Intro = () => (
  <header className={styles.intro}>
    <p className="eyebrow">Contact</p>
    <h1>Go ahead and send us a Message!!</h1>
    <p className="lead">
      A quote for a season, a truck for one morning, a visit to a room before you book it: write to
      us and a person answers.
    </p>
    <ul className={styles.ways}>
      <li>
        <HouseContact withIcons className={styles.channels} />
      </li>
      <li>
        <Icon name="calendar" /> Monday to Saturday, 7:00 to 18:00, Kigali time
      </li>
      <li>
        <Icon name="info" />
        <span>
          Many answers are among the{' '}
          <Link to={paths.faq.path} carries>
            questions and answers
          </Link>
        </span>
      </li>
    </ul>
  </header>
);

function ContactForm() {
  const form = useContactForm('contactDraft', empty);
  const { register, control, send, errors, loading, successMessage, errorMessage } = form;
  const opened = useOpeningQuestion(form);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextInput
        label="Full name"
        autoComplete="name"
        required
        error={errors.names?.message}
        {...register('names')}
      />
      <div className={styles.pair}>
        <EmailField autoComplete="email" error={errors.email?.message} {...register('email')} />
        <PhoneField
          label="Phone number"
          optional
          name="phone"
          control={control}
          error={errors.phone?.message}
        />
      </div>
      {opened && (
        <p className={styles.opened}>
          Trucks are planned by people. Your question stands below: complete it, and we answer with
          a price.
        </p>
      )}
      <TextArea
        label="How we can help?"
        className={styles.question}
        required
        error={errors.questions?.message}
        {...register('questions')}
      />
      <Checkbox
        required
        error={errors.acceptPrivacyPolicy?.message}
        {...register('acceptPrivacyPolicy')}
      >
        I've read and accept {/* Here it would take away what has been typed. */}
        <Link to={paths.privacy.path} carries target="_blank" rel="noopener">
          privacy policy<span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
      </Checkbox>
      <Checkbox {...register('subscribeNews')}>I'd like to get news and insights from us</Checkbox>
      <Honeypot {...register('company')} />
      <SendResult successMessage={successMessage} errorMessage={errorMessage} />
      <Button type="submit" look="primary" size="large" pending={loading} pendingText="Sending...">
        Send message
      </Button>
    </form>
  );
}
