import { paths } from '#web/lib/paths.ts';
import { Link } from '#web/lib/router/Link.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './MoreAnswers.module.css';

const pages = [
  [paths.guide, 'Temperature, humidity and shelf life of each product.'],
  [paths.availability, 'Whether a room is free on your days, and what they cost.'],
  [paths.terms, 'Cancelling, payment, and who answers for what.'],
] as const;

/** The pages that answer what the five questions leave open. @param className how they are laid out, if not beside each other */
export const MoreAnswers = ({ className }: { className?: string | undefined }) => (
  <ul className={cx(styles.more, className)}>
    {pages.map(([{ path, title }, says]) => (
      <li key={path}>
        <Link to={path} carries>
          {title}
        </Link>
        <p>{says}</p>
      </li>
    ))}
  </ul>
);
