import { imageTypes } from '#shared/images.ts';
import { limits } from '#shared/limits.ts';
import { pictureWidths } from '#shared/pictures.ts';
import { RoomImage } from '#web/features/rooms/components/RoomImage.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FileInput } from '#web/ui/FileInput.tsx';
import { formatSize, usePictureChoice } from '#web/ui/picture/usePictureChoice.ts';
import styles from './RoomForm.module.css';

interface Props {
  /** The picture chosen, made ready to be sent. */
  chosen: Blob | undefined;
  onChange: (picture: Blob | undefined) => void;
  onWorking: (working: boolean) => void;
  /** What the server said of it. */
  error: string | undefined;
}

/** Longest side of a room's picture as it is sent, in px. */
export const LONGEST_SIDE = Math.max(...pictureWidths);

/** The first picture of a new room: chosen, shrunk in the browser, and shown as it will be sent. */
export function RoomPictureField({ chosen, onChange, onWorking, error }: Props) {
  const { choose, working, problem, preview } = usePictureChoice({
    chosen,
    onChange,
    onWorking,
    longestSide: LONGEST_SIDE,
  });
  return (
    <div className={styles.pictureField}>
      <RoomImage
        key={preview}
        src={preview}
        alt={preview ? 'The new picture' : 'No picture yet'}
        className={styles.picture}
        eager
      />
      <div className={styles.pictureControls}>
        <Field
          label="Picture"
          optional
          hint={`JPEG, PNG or WebP. It stands on the card of the room. Once the room is created, its form takes up to ${limits.pictures} pictures, in your order.`}
          error={problem ?? error}
        >
          {(tied) => (
            <FileInput
              {...tied}
              words={chosen ? 'Choose another picture' : 'Choose a picture'}
              accept={Object.values(imageTypes).join(',')}
              onChange={(event) => void choose(event.currentTarget)}
            />
          )}
        </Field>
        <p role="status" className="muted">
          {/* One text: of several, the browser's translation would leave those that are gone. */}
          {working
            ? 'Preparing the picture...'
            : chosen && `Ready to be sent: ${formatSize(chosen.size)}.`}
        </p>
        {chosen && !working && (
          <Button look="ghost" size="small" onClick={() => onChange(undefined)}>
            Remove the picture
          </Button>
        )}
      </div>
    </div>
  );
}
