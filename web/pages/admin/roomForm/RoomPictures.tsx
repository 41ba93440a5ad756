import { useEffect, useRef } from 'react';
import { imageTypes } from '#shared/images.ts';
import { limits } from '#shared/limits.ts';
import type { Picture } from '#shared/pictures.ts';
import type { Room } from '#shared/room.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { usePictureChoice } from '#web/ui/picture/usePictureChoice.ts';
import { PictureRow } from './PictureRow.tsx';
import { LONGEST_SIDE } from './RoomPictureField.tsx';
import type { usePictureWords } from './usePictureWords.ts';
import { useRoomPictures, type OpenedPictures } from './useRoomPictures.ts';
import parts from './RoomForm.module.css';
import styles from './RoomPictures.module.css';

interface Props {
  roomId: string;
  opened: OpenedPictures;
  /** What is typed of their descriptions. */
  words: ReturnType<typeof usePictureWords>;
  onSaved: (room: Room) => void;
  /** Fetches the room as it is now; what was typed into its form stays. */
  loadAgain: () => Promise<void>;
}

/** All pictures of a room: their order, their words, one more, and one less. */
export function RoomPictures({ roomId, opened, words, onSaved, loadAgain }: Props) {
  const { pictures } = opened;
  const state = useRoomPictures(roomId, opened, onSaved);
  const region = useRef<HTMLDivElement>(null);
  const toFocus = useRef<string>(undefined);
  // A row that changes its place is taken out of the page for a moment, and the focus with it.
  useEffect(() => {
    const { current: action } = toFocus;
    if (action === undefined) return;
    toFocus.current = undefined;
    const button = region.current?.querySelector<HTMLElement>(`[data-action="${action}"]`);
    (button ?? region.current)?.focus();
  });
  const keeping = async (action: string, saving: Promise<boolean>) => {
    if (await saving) toFocus.current = action;
  };
  const describe = async (picture: Picture, index: number, description: string) => {
    if (await state.describe(index, description)) words.forget(picture);
  };
  return (
    <Card>
      <div
        ref={region}
        className={parts.part}
        role="region"
        aria-labelledby="room-pictures"
        tabIndex={-1}
      >
        <div className={parts.head}>
          <h2 id="room-pictures">Pictures</h2>
          <p>
            The first one stands on the card of the room. Adding, moving and removing are saved at
            once; descriptions are saved here or with the rest of the form.
          </p>
        </div>
        <div className={styles.pictures}>
          {pictures.length === 0 && <p>This room has no picture yet.</p>}
          <ol className={styles.list}>
            {pictures.map((picture, index) => (
              <PictureRow
                key={picture.path}
                picture={picture}
                number={index + 1}
                count={pictures.length}
                onMove={(to) =>
                  void keeping(`${to < index ? 'up' : 'down'}-${to}`, state.move(index, to))
                }
                words={words.wordsOf(picture)}
                onType={(typed) => words.type(picture, typed)}
                onDescribe={(description) => void describe(picture, index, description)}
                onRemove={() => void keeping('none', state.remove(index))}
              />
            ))}
          </ol>
          <p role="status" className="muted">
            {state.busy ? 'Saving...' : state.said}
          </p>
          <FormProblem text={state.problem} />
          {state.problem && (
            <Button
              look="outline"
              className={styles.start}
              onClick={() => {
                state.forgetProblem();
                void loadAgain();
              }}
            >
              Load the pictures again
            </Button>
          )}
          {pictures.length < limits.pictures ? (
            <AddPicture key={pictures.length} onChosen={(picture) => void state.add(picture)} />
          ) : (
            <p>A room has at most {limits.pictures} pictures.</p>
          )}
        </div>
      </div>
    </Card>
  );
}

/** Chooses one more picture, which is shrunk in the browser and sent at once. */
function AddPicture({ onChosen }: { onChosen: (picture: Blob) => void }) {
  const { choose, working, problem } = usePictureChoice({
    chosen: undefined,
    onChange: (picture) => picture && onChosen(picture),
    onWorking: () => undefined,
    longestSide: LONGEST_SIDE,
  });
  return (
    <Field
      label="Add a picture"
      hint={
        working
          ? 'Preparing the picture...'
          : `JPEG, PNG or WebP, up to ${limits.pictures} pictures in all.`
      }
      error={problem}
    >
      {(tied) => (
        <FileInput
          {...tied}
          words="Choose a picture"
          accept={Object.values(imageTypes).join(',')}
          onChange={(event) => void choose(event.currentTarget)}
        />
      )}
    </Field>
  );
}
