import styles from './BookingSteps.module.css';

const steps = [
  {
    title: 'Choose your days',
    text: 'The calendar of a room shows which of them are free.',
  },
  {
    title: 'Send the booking',
    text: 'You need an account, which takes a minute. The days are held for you at once.',
  },
  {
    title: 'We answer',
    text: 'We approve or reject it, and you follow it on your dashboard.',
  },
];

/** What comes after the answer: how a booking is made, in three steps. */
export const BookingSteps = () => (
  <section aria-labelledby="steps" className={styles.part}>
    <h2 id="steps">How booking works</h2>
    <ol className={styles.steps}>
      {steps.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
