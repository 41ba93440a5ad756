import { roomStatuses, type Room } from '#shared/room.ts';
import { roomTypeLabels, roomTypes } from '#shared/roomTypes.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Select, TextArea, TextInput } from '#web/ui/inputs.tsx';
import { Problem } from '#web/ui/Problem.tsx';
import { PictureField } from './RoomPictureField.tsx';
import styles from './RoomForm.module.css';
import type { RoomFields } from './roomFields.ts';
import { RoomPlace } from './RoomPlace.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';
import { useRoomForm } from './useRoomForm.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className={styles.part}>
    <h2>{title}</h2>
    {children}
  </Card>
);

/** The form of a room, new or known (specification, section 2). */
export function RoomForm({ room }: { room?: Room }) {
  const state = useRoomForm(room);
  const { form, save, stale, problem, picture } = state;
  const { errors, isSubmitting } = form.formState;
  const [preparing, setPreparing] = useState(false);
  const tied = (name: keyof RoomFields) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  const amount = (name: keyof RoomFields): ComponentProps<typeof TextInput> => ({
    label: '',
    type: 'number',
    inputMode: 'decimal',
    step: 'any',
    ...tied(name),
  });
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      {state.draft && (
        <p role="status" className={styles.kept}>
          You were signed out before this was saved: what you had typed stands here again.
          {state.draft.withPicture && ' The picture could not be kept. Please choose it again.'}
        </p>
      )}
      <Part title="The room">
        <TextInput label="Name" required autoComplete="off" {...tied('name')} />
        <TextInput label="Location" required autoComplete="off" {...tied('location')} />
        <Select label="Room type" required {...tied('roomType')}>
          {roomTypes.map((type) => (
            <option key={type} value={type}>
              {roomTypeLabels[type]}
            </option>
          ))}
        </Select>
        <Select
          label="Status"
          required
          hint="An unavailable room takes no new bookings."
          {...tied('status')}
        >
          {roomStatuses.map((status) => (
            <option key={status} value={status}>
              {status === 'available' ? 'Available' : 'Unavailable'}
            </option>
          ))}
        </Select>
        <TextArea label="Description" optional className={styles.whole} {...tied('description')} />
        <PictureField present={room?.image} onWorking={setPreparing} {...picture} />
      </Part>
      <Part title="Price and space">
        <TextInput {...amount('price')} label="Price per day in Rwf" required min={0} step={0.01} />
        <TextInput {...amount('size')} label="Size in ft²" required min={1} />
        <TextInput {...amount('capacity')} label="Capacity" required min={1} />
        <TextInput label="Unit" required autoComplete="off" {...tied('unit')} />
      </Part>
      <Part title="Equipment">
        <TextInput
          label="Features"
          required
          autoComplete="off"
          className={styles.whole}
          hint="Words between commas, such as: Backup generator, Loading dock"
          {...tied('feature')}
        />
        <TextInput
          label="Temperature range"
          optional
          autoComplete="off"
          hint="Left empty, it is 2°C - 8°C."
          {...tied('temperatureRange')}
        />
        <div className={styles.checks}>
          <label className={styles.check}>
            <input type="checkbox" {...form.register('humidityControl')} /> Humidity control
          </label>
          <label className={styles.check}>
            <input type="checkbox" {...form.register('accessControl')} /> Access control
          </label>
        </div>
      </Part>
      <Part title="On the map">
        <RoomPlace form={form} amount={amount} />
      </Part>
      {stale && (
        <div className={styles.stale} role="alert">
          <p>{stale}</p>
          <p>
            Load it again: what you have changed here stays as you typed it, and everything else is
            as it is now. Then look it over and save.
          </p>
          <Button look="outline" pending={state.loading} onClick={() => void state.loadAgain()}>
            Load again
          </Button>
        </div>
      )}
      <Problem text={problem} />
      <div className={styles.actions}>
        <ButtonLink to={state.back} look="outline">
          Back to the rooms
        </ButtonLink>
        <Button
          type="submit"
          look="primary"
          disabled={preparing}
          pending={isSubmitting}
          pendingText="Saving..."
        >
          {room ? 'Save changes' : 'Create room'}
        </Button>
      </div>
      <UnsavedDialog blocker={state.blocker} />
    </form>
  );
}
