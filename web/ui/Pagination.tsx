import { Button } from './Button.tsx';
import { pageNumbers } from './pageNumbers.ts';
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
      {pageNumbers(page, pages).map((number, index) =>
        number === null ? (
          <span key={`gap ${index}`} className={styles.gap} aria-hidden="true">
            …
          </span>
        ) : (
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
        ),
      )}
    </nav>
  );
}
