import { Button } from './Button.tsx';
import styles from './Pagination.module.css';

interface Props {
  /** The page shown, from 1. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Page buttons; nothing where one page is all. */
export function Pagination({ page, pages, onChange }: Props) {
  if (pages < 2) return null;
  return (
    <nav aria-label="Pages" className={styles.pages}>
      {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
        <Button
          key={number}
          size="small"
          look={number === page ? 'secondary' : 'outline'}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onChange(number)}
        >
          {number}
        </Button>
      ))}
    </nav>
  );
}
