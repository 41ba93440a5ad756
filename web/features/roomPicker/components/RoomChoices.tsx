import { plural } from '#web/lib/format.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import styles from './RoomPicker.module.css';

interface Props {
  id: string;
  isOpen: boolean;
  /** The choices in words; undefined while they are fetched. */
  texts: string[] | undefined;
  /** Whether more rooms fit than are listed. */
  hasMore: boolean;
  error: string | undefined;
  retry: () => void;
  /** The choice that the arrow keys have come to; -1 for none. */
  place: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
}

/**
 * The rooms that can be chosen, below the field. A press keeps the focus in the field, so that the list stays open for
 * it. It chooses at once: until the release another answer may have changed the list below the hand. (A click without a
 * press comes from assistive technology.)
 */
export const RoomChoices = (props: Props) => {
  const { id, isOpen, texts, hasMore, error, retry, place, optionId, onChoose } = props;
  return (
    <div className={cx(styles.list, !isOpen && styles.closed)} onMouseDown={keepFocus}>
      <p role="status" className={styles.status}>
        {isOpen && statusOf(props)}
      </p>
      {isOpen && error && (
        <Button look="outline" size="small" onClick={retry}>
          Try again
        </Button>
      )}
      <div id={id} role="listbox" aria-label="Choices">
        {(texts ?? []).map((text, index) => (
          <div
            key={`${index} ${text}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === place}
            className={styles.option}
            ref={index === place ? intoSight : undefined}
            onMouseDown={({ button }) => button === 0 && onChoose(index)}
            onClick={() => onChoose(index)}
          >
            {text}
          </div>
        ))}
      </div>
      {isOpen && hasMore && (
        <p className={styles.status}>More rooms fit. Type more of the name or place.</p>
      )}
    </div>
  );
};

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault();

const intoSight = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' });

function statusOf({ texts, error }: Props): string {
  if (error) return error;
  if (!texts) return 'Loading rooms...';
  return texts.length === 0 ? 'No room is found.' : plural(texts.length, 'choice');
}
