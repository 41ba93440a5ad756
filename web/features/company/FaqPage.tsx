import { Link } from 'react-router-dom';
import { paths } from '#web/app/paths.ts';
import { Faq } from './Faq.tsx';
import { Prose } from './Prose.tsx';

export default function FaqPage() {
  return (
    <Prose
      eyebrow="Get help"
      title="Questions and answers"
      lead="Temperatures, booking, access, safety and space: the five things we are asked most."
    >
      <Faq />
      <p>
        Your question is not among them? <Link to={paths.contact.path}>Send it to us</Link>.
      </p>
    </Prose>
  );
}
