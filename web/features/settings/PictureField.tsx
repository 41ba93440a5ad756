import { imageTypes } from '#shared/images.ts';
import { Avatar } from '#web/components/Avatar.tsx';
import { Button } from '#web/components/Button.tsx';
import { Field } from '#web/components/Field.tsx';
import { formatSize, usePictureChoice } from '#web/components/picture/usePictureChoice.ts';
import styles from './SettingsPage.module.css';

interface Props {
  /** Whose initials stand where there is no picture. */
  names: string;
  present: string | undefined;
  /** The picture chosen, made ready to be sent. */
  chosen: Blob | undefined;
  onChange: (picture: Blob | undefined) => void;
  /** What the server said of it. */
  error: string | undefined;
}

/** In px: enough for every place that shows it, on sharp screens too. */
const LONGEST_SIDE = 512;

/** The profile picture: chosen, shrunk in the browser, and shown as it will be sent. */
export function PictureField({ names, present, chosen, onChange, error }: Props) {
  const { choose, working, problem, preview } = usePictureChoice({
    chosen,
    onChange,
    longestSide: LONGEST_SIDE,
  });
  return (
    <div className={styles.picture}>
      <span
        className={styles.avatar}
        role="img"
        aria-label={
          preview ? 'The new picture' : present ? 'The present picture' : 'No picture yet'
        }
      >
        <Avatar names={names} image={preview ?? present} />
      </span>
      <div className={styles.pictureControls}>
        <Field
          label="Profile picture"
          optional
          hint={`JPEG, PNG or WebP. It is made at most ${LONGEST_SIDE} px large before it is sent.`}
          error={problem ?? error}
        >
          {(tied) => (
            <input
              {...tied}
              key={present}
              type="file"
              accept={Object.values(imageTypes).join(',')}
              onChange={(event) => void choose(event.currentTarget)}
            />
          )}
        </Field>
        <p role="status" className={styles.state}>
          {working && 'Preparing the picture...'}
          {!working && chosen && `Ready to be saved: ${formatSize(chosen.size)}.`}
        </p>
        {chosen && !working && (
          <Button look="ghost" size="small" onClick={() => onChange(undefined)}>
            {present ? 'Keep the present picture' : 'Take no picture'}
          </Button>
        )}
      </div>
    </div>
  );
}
