import { lazy, type ComponentProps } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import type { Room } from '#shared/room.ts';
import { formatNumber } from '#web/lib/format.ts';
import { LazyPart } from '#web/ui/LazyPart.tsx';
import { TextInput } from '#web/ui/inputs.tsx';

/** Its code is fetched where there are more rooms than a select can show. */
const RoomPicker = lazy(async () => ({
  default: (await import('./RoomPicker.tsx')).RoomPicker,
}));

interface Props<Fields extends FieldValues> extends Pick<
  ComponentProps<typeof RoomPicker>,
  'label' | 'hint' | 'warning' | 'error' | 'required' | 'className' | 'offers'
> {
  name: FieldPath<Fields>;
  control: Control<Fields>;
  /** The room whose id the form has, once it is known. */
  room: Room | undefined;
  textOf: (room: Room) => string;
  /** Called with the field once it stands, and with null when it goes. */
  onShown?: (field: HTMLInputElement | null) => void;
  /** Called when another room was chosen. */
  onChosen?: () => void;
}

/** A room as a choice says it: `Huye store – 20 tons`. */
export const nameAndSize = ({ name, capacity, unit }: Room): string =>
  `${name} – ${formatNumber(capacity)} ${unit}`;

const LOADING = 'Loading rooms...';

/** The field of a form that names a room by its id, which is found by typing words of its name or place. */
export function RoomField<Fields extends FieldValues>(props: Props<Fields>) {
  const { name, control, room, textOf, onChosen, onShown, offers, ...field } = props;
  const { value, onChange, ref: input } = useController({ name, control }).field;
  const unknown = field.error ? '' : LOADING;
  const chosen = value === '' ? '' : room ? textOf(room) : unknown;
  return (
    <LazyPart waiting={<TextInput {...field} disabled value={LOADING} />}>
      <RoomPicker
        {...field}
        {...{ chosen, textOf, ...(offers && { offers }) }}
        ref={(element) => {
          input(element);
          onShown?.(element);
        }}
        onChoose={(found) => {
          onChange(found?.id ?? '');
          onChosen?.();
        }}
      />
    </LazyPart>
  );
}
