import { questions } from '#web/features/company/questions.ts';
import { Icon } from '#web/ui/Icon.tsx';
import styles from './Faq.module.css';

/** Five questions, one open at a time: the browser sees to that, by their common name. */
export const Faq = () => (
  <div className={styles.list}>
    {questions.map(({ question, answer }) => (
      <details key={question} name="faq" className={styles.item}>
        <summary>
          {question}
          <Icon name="chevron" />
        </summary>
        <p>{answer}</p>
      </details>
    ))}
  </div>
);
