import { useState } from 'react';
import { imageTypes } from '#shared/images.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { formatSize, usePictureChoice } from '#web/ui/picture/usePictureChoice.ts';
import styles from './account.module.css';

interface Props {
  /** Whose initials stand where there is no picture. */
  names: string;
  present: string | undefined;
  /** The picture chosen, made ready to be sent. */
  chosen: Blob | undefined;
  onChange: (picture: Blob | undefined) => void;
  onWorking: (working: boolean) => void;
  /** Whether the present picture is to be taken away. */
  removed: boolean;
  onRemove: () => void;
  /** The server's refusal of it. */
  error: string | undefined;
}

/** In px: enough for every place that shows it, on sharp screens too. */
const LONGEST_SIDE = 512;

/** The profile picture: chosen, shrunk in the browser, and shown as it will be sent. */
export function ProfilePicture(props: Props) {
  const { names, present, chosen, onChange, onWorking, removed, onRemove, error } = props;
  const { choose, working, problem, preview } = usePictureChoice({
    chosen,
    onChange,
    onWorking,
    longestSide: LONGEST_SIDE,
  });
  // A new input after each undo: the old one would still show the name of a file that is not sent.
  const [undone, setUndone] = useState(0);
  const kept = removed ? undefined : present;
  return (
    <div className={styles.picture}>
      <span
        className={styles.avatar}
        role="img"
        aria-label={preview ? 'The new picture' : kept ? 'The current picture' : 'No picture'}
      >
        <Avatar names={names} image={preview ?? kept} />
      </span>
      <div className={styles.pictureControls}>
        <Field
          label="Profile picture"
          optional
          hint={`JPEG, PNG or WebP. We make it smaller, at most ${LONGEST_SIDE} px, before it is sent.`}
          error={problem ?? error}
        >
          {(tied) => (
            <FileInput
              {...tied}
              inLine
              key={`${present ?? ''} ${undone}`}
              words="Choose a picture"
              accept={Object.values(imageTypes).join(',')}
              onChange={(event) => void choose(event.currentTarget)}
            />
          )}
        </Field>
        <p role="status" className={styles.state}>
          {/* One text: of several, the browser's translation would leave those that are gone. */}
          {working
            ? 'Preparing the picture...'
            : chosen
              ? `Ready to be saved: ${formatSize(chosen.size)}.`
              : removed && 'The picture goes when you save the changes.'}
        </p>
        {!working && (
          <PictureButton
            {...{ present, undoable: removed || chosen !== undefined }}
            onUndo={() => {
              setUndone(undone + 1);
              onChange(undefined);
            }}
            onRemove={onRemove}
          />
        )}
      </div>
    </div>
  );
}

interface ButtonProps {
  present: string | undefined;
  undoable: boolean;
  onUndo: () => void;
  onRemove: () => void;
}

/** Takes back what was chosen, or else takes the present picture away. */
function PictureButton({ present, undoable, onUndo, onRemove }: ButtonProps) {
  if (!undoable && !present) return null;
  const back = present ? 'Keep the current picture' : 'Remove the picture';
  return (
    <Button look="ghost" size="small" onClick={undoable ? onUndo : onRemove}>
      {undoable ? back : 'Remove the picture'}
    </Button>
  );
}
