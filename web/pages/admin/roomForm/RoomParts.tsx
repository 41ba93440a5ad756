import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { roomStatuses, roomStatusLabels } from '#shared/roomStatus.ts';
import { RoomTypeOptions } from '#web/features/rooms/components/RoomTypeOptions.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { cx } from '#web/ui/cx.ts';
import { Select, TextArea, TextInput } from '#web/ui/inputs.tsx';
import type { RoomValues } from './roomFields.ts';
import type { TiedFields } from './tieFields.ts';
import styles from './RoomForm.module.css';

interface PartProps {
  title: string;
  /** What it is for. */
  about: string;
  /** Whether its fields are short, so that a wide screen has four of them in a line. */
  short?: boolean;
  children: ReactNode;
}

/** A part of the room form: its heading and what it is for, and beside them, where the page is wide, its fields. */
export const Part = ({ title, about, short = false, children }: PartProps) => (
  <Card className={styles.part}>
    <div className={styles.head}>
      <h2>{title}</h2>
      <p>{about}</p>
    </div>
    <div className={cx(styles.fields, short && styles.short)}>{children}</div>
  </Card>
);

/** What the room is called, where and what it is. */
export const RoomBasics = ({ tied }: Pick<TiedFields, 'tied'>) => (
  <Part title="The room" about="What clients read of it first.">
    <TextInput label="Name" required autoComplete="off" {...tied('name')} />
    <TextInput label="Location" required autoComplete="off" {...tied('location')} />
    <Select label="Room type" required {...tied('roomType')}>
      <RoomTypeOptions />
    </Select>
    <Select
      label="Status"
      required
      hint="An unavailable room takes no new bookings."
      {...tied('status')}
    >
      {roomStatuses.map((status) => (
        <option key={status} value={status}>
          {roomStatusLabels[status]}
        </option>
      ))}
    </Select>
    <TextArea label="Description" optional className={styles.whole} {...tied('description')} />
  </Part>
);

/** What a day costs, and how much the room holds. */
export const RoomSpace = ({ tied, amount }: TiedFields) => (
  <Part title="Price and space" about="What a day costs, and how much fits in." short>
    <TextInput {...amount('price')} label="Price per day in Rwf" required />
    <TextInput {...amount('size')} label="Size in ft²" required />
    <TextInput {...amount('capacity')} label="Capacity" required />
    <TextInput label="Unit" required autoComplete="off" {...tied('unit')} />
  </Part>
);

interface EquipmentProps extends Pick<TiedFields, 'tied'> {
  register: UseFormReturn<RoomValues>['register'];
}

/** What the room offers, its temperatures, and what is controlled in it. */
export const RoomEquipment = ({ tied, register }: EquipmentProps) => (
  <Part title="Equipment" about="What clients look for besides the cold.">
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
      <Checkbox {...register('humidityControl')}>Humidity control</Checkbox>
      <Checkbox {...register('accessControl')}>Access control</Checkbox>
    </div>
  </Part>
);
