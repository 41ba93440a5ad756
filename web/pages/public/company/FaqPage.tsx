import { Faq } from '#web/features/company/components/Faq.tsx';
import { MoreAnswers } from '#web/features/company/components/MoreAnswers.tsx';
import { Prose } from '#web/features/company/components/Prose.tsx';
import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';

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
        Your question is not among them?{' '}
        <Link to={paths.contact.path} carries className="one-line">
          Send it to us
        </Link>
        .
      </p>
      <h2>More answers</h2>
      <MoreAnswers />
    </Prose>
  );
}
