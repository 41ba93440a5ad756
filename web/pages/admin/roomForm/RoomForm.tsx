import { useId, useState } from 'react';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { ChangedMeanwhile } from '#web/ui/ChangedMeanwhile.tsx';
import { FormProblem } from '#web/ui/FormProblem.tsx';
import { isAboutArrival, RoomArrival } from './RoomArrival.tsx';
import { Part, RoomBasics, RoomEquipment, RoomSpace } from './RoomParts.tsx';
import { RoomPictureField } from './RoomPictureField.tsx';
import { RoomPictures } from './RoomPictures.tsx';
import { RoomPlaceFields } from './RoomPlaceFields.tsx';
import { StopDialog } from './StopDialog.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { tieFields } from './tieFields.ts';
import { useRoomForm } from './useRoomForm.ts';
import type { KnownRoom } from './useRoomToEdit.ts';
import styles from './RoomForm.module.css';

/**
 * The form of a room, new or known (specification, section 2). A new room takes its first picture with its fields. The
 * pictures of a known room are saved at once, and stand right before what saves the rest.
 */
export function RoomForm({ known }: { known?: KnownRoom }) {
  const id = useId();
  const room = known?.room;
  const { form, save, stale, problem, picture, ...state } = useRoomForm(known);
  const [preparing, setPreparing] = useState(false);
  const fields = tieFields(form);
  return (
    <div className={styles.form}>
      <form id={id} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {state.draft && <KeptNotice withPicture={state.draft.withPicture} />}
        <RoomBasics tied={fields.tied} />
        <RoomSpace {...fields} />
        <RoomEquipment tied={fields.tied} register={form.register} />
        <Part title="On the map" about="Click on the map to set the place, or type it in.">
          <RoomPlaceFields form={form} tied={fields.tied} />
        </Part>
        <RoomArrival tied={fields.tied} open={isAboutArrival(form.formState.errors)} />
        {!room && (
          <Part title="Pictures" about="One now, and more once the room is created.">
            <RoomPictureField onWorking={setPreparing} {...picture} />
          </Part>
        )}
        <StopDialog {...state.stopping} />
        <UnsavedDialog held={state.held} />
      </form>
      {room && (
        <RoomPictures
          roomId={room.id}
          opened={state.opened}
          words={state.words}
          onSaved={state.takePictures}
          loadAgain={state.loadAgain}
        />
      )}
      {stale && (
        <ChangedMeanwhile text={stale} loading={state.loading} loadAgain={state.loadAgain}>
          Load it again: what you have changed here stays as you typed it, and everything else is as
          it is now. Then look it over and save.
        </ChangedMeanwhile>
      )}
      <FormProblem text={problem} />
      <div className={styles.actions}>
        <ButtonLink to={state.back} look="outline">
          Cancel
        </ButtonLink>
        <Button
          type="submit"
          form={id}
          disabled={preparing}
          pending={form.formState.isSubmitting}
          pendingText="Saving..."
        >
          {room ? 'Save changes' : 'Create room'}
        </Button>
      </div>
    </div>
  );
}

/** Says that what was typed before the session ended has been restored. */
const KeptNotice = ({ withPicture }: { withPicture: boolean }) => (
  <p role="status" className={styles.kept}>
    You were logged out before this was saved. What you typed is here again.
    {withPicture && ' The picture could not be kept. Please choose it again.'}
  </p>
);
