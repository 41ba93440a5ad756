import { Link } from '#web/lib/router/Link.tsx';
import { useReadSection } from './useReadSection.ts';
import styles from './Contents.module.css';

interface Props {
  /** By the id of their headings. */
  sections: readonly { id: string; text: string }[];
}

/** The sections of a page to be read, of which the one that is read is marked. */
export function Contents({ sections }: Props) {
  const read = useReadSection(sections.map(({ id }) => id));
  return (
    <nav aria-label="On this page">
      <p className={styles.title} aria-hidden="true">
        On this page
      </p>
      <ul className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <Link to={`#${id}`} carries aria-current={id === read ? 'location' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
