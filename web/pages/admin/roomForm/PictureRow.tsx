import { useState, type SubmitEvent } from 'react';
import { limits } from '#shared/limits.ts';
import type { Picture } from '#shared/pictures.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import styles from './RoomPictures.module.css';

interface Props {
  picture: Picture;
  /** Its place among `count` pictures, from 1 on. */
  number: number;
  count: number;
  /** Moves it to another place, counted from 0 on. */
  onMove: (to: number) => void;
  /** Its description as it is typed. */
  words: string;
  onType: (words: string) => void;
  /** Saves the words. */
  onDescribe: (words: string) => void;
  onRemove: () => void;
}

/** One of a room's pictures: its words, its place, and the way to remove it. */
export function PictureRow(props: Props) {
  const { picture, number, count, onMove, words, onType, onDescribe, onRemove } = props;
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    onDescribe(words.trim());
  };
  return (
    <li className={styles.row}>
      <RoomImage
        widths={picture.widths}
        sizes="(min-width: 40rem) 12rem, 100vw"
        src={picture.path}
        alt={picture.description || `Picture ${number}`}
      />
      <div className={styles.about}>
        <form className={styles.words} onSubmit={save}>
          <TextInput
            label={`Description of picture ${number}`}
            optional
            autoComplete="off"
            maxLength={limits.pictureCharacters}
            value={words}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
          {words !== picture.description && (
            <Button type="submit" size="small">
              Save description
            </Button>
          )}
        </form>
        <div className={styles.actions}>
          {number === 1 && <Badge tone="info">On the card</Badge>}
          {count > 1 && (
            <>
              <MoveButton
                way="up"
                number={number}
                to={number - 2}
                isPossible={number > 1}
                onMove={onMove}
              />
              <MoveButton
                way="down"
                number={number}
                to={number}
                isPossible={number < count}
                onMove={onMove}
              />
            </>
          )}
          {number > 2 && (
            <Button
              look="outline"
              size="small"
              aria-label={`Make picture ${number} the first`}
              onClick={() => onMove(0)}
            >
              Make first
            </Button>
          )}
          <RemoveButton number={number} onRemove={onRemove} />
        </div>
      </div>
    </li>
  );
}

interface MoveProps {
  way: 'up' | 'down';
  number: number;
  to: number;
  isPossible: boolean;
  onMove: (to: number) => void;
}

/** At the end of the list it stays where it is, so that it keeps the focus, and does nothing. */
const MoveButton = ({ way, number, to, isPossible, onMove }: MoveProps) => (
  <Button
    look="outline"
    size="small"
    className={styles[way]}
    aria-label={`Move picture ${number} ${way}`}
    aria-disabled={!isPossible}
    data-action={`${way}-${number - 1}`}
    onClick={() => isPossible && onMove(to)}
  >
    <Icon name="chevron" />
  </Button>
);

/** Asks before it removes, because a file that was deleted cannot be brought back. */
function RemoveButton({ number, onRemove }: { number: number; onRemove: () => void }) {
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <Button
        look="outline"
        size="small"
        aria-label={`Remove picture ${number}`}
        onClick={() => setAsks(true)}
      >
        Remove
      </Button>
    );
  }
  return (
    <span role="group" aria-label={`Remove picture ${number} for good?`} className={styles.asks}>
      <span>Remove for good?</span>
      {/* The button that was pressed is gone, so the focus goes to the answer that does no harm. */}
      <Button look="outline" size="small" autoFocus onClick={() => setAsks(false)}>
        Keep
      </Button>
      <Button look="danger" size="small" onClick={onRemove}>
        Remove
      </Button>
    </span>
  );
}
