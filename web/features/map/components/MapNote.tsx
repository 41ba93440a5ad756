import { Button } from '#web/ui/Button.tsx';
import styles from './map.module.css';

interface Props {
  /** Whether all that is counted fits what is looked for. */
  exact: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** What the map cannot say: that it counts too much, or that its rooms did not come. */
export const MapNote = ({ exact, failed, onRetry }: Props) => (
  <div className={styles.note} role="status">
    {failed && (
      <>
        The rooms of this map could not be loaded.
        <Button look="outline" size="small" onClick={onRetry}>
          Try again
        </Button>
      </>
    )}
    {!failed &&
      !exact &&
      'Too many rooms to compare: those that do not fit are counted, too. Zoom in.'}
  </div>
);
