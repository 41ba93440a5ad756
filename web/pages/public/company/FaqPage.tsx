import { Faq } from '#web/features/company/components/Faq.tsx';
import { Prose } from '#web/features/company/components/Prose.tsx';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import styles from './FaqPage.module.css';

/** The pages that answer what the five questions leave open. */
const more = [
  [paths.guide, 'Temperature, humidity and shelf life of each product.'],
  [paths.availability, 'Whether a room is free on your days, and what they cost.'],
  [paths.terms, 'Cancelling, payment, and who answers for what.'],
] as const;

export default function FaqPage() {
  return (
    <Prose
      eyebrow="Get help"
      title="Questions and answers"
      lead="Temperatures, booking, access, safety and space: the five things we are asked most."
      pictured
    >
      <Faq />
      <p>
        Your question is not among them? <Link to={paths.contact.path}>Send it to us</Link>.
      </p>
      <h2>More answers</h2>
      <ul className={styles.more}>
        {more.map(([{ path, title }, says]) => (
          <li key={path}>
            <Link to={path}>{title}</Link>
            <p>{says}</p>
          </li>
        ))}
      </ul>
    </Prose>
  );
}
