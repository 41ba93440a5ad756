import { useSearchParams } from 'react-router-dom';
import { NamedSuccess } from './NamedSuccess.tsx';
import { NewestSuccess } from './NewestSuccess.tsx';
import styles from './SuccessPage.module.css';

/**
 * Where a confirmed review ends: the booking that the address names, or else the one that the reader
 * has just made. A reload and a link that is passed on show the same.
 */
export default function SuccessPage() {
  const [query] = useSearchParams();
  const id = query.get('booking');
  return (
    <div className={`container ${styles.page ?? ''}`}>
      {id ? <NamedSuccess key={id} id={id} /> : <NewestSuccess />}
    </div>
  );
}
