import type { ClipboardEvent } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PlaceField } from '#web/features/map/components/PlaceField.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { pointOf, type RoomValues } from './roomFields.ts';
import type { TiedFields } from './tieFields.ts';

interface Props extends Pick<TiedFields, 'tied'> {
  form: UseFormReturn<RoomValues>;
}

/** Latitude and longitude as maps copy them, such as `-1.9441, 30.0619`. */
const COPIED = /^\s*(-?\d+\.\d+),\s*(-?\d+\.\d+)\s*$/;

/**
 * Where the room stands: typed in degrees, pasted, or clicked on the map. Its inputs are text without an input mode,
 * because browsers give a number input that they cannot read as empty, and the decimal pad of iOS has no minus.
 */
export function RoomPlaceFields({ form, tied }: Props) {
  const [latitude, longitude] = useWatch({
    control: form.control,
    name: ['latitude', 'longitude'],
  });
  const set = (north: string, east: string) => {
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue('latitude', north, options);
    form.setValue('longitude', east, options);
  };
  const paste = (event: ClipboardEvent) => {
    const [, north, east] = COPIED.exec(event.clipboardData.getData('text')) ?? [];
    if (!north || !east) return;
    event.preventDefault();
    set(north, east);
  };
  return (
    <>
      <TextInput
        {...tied('latitude')}
        label="Latitude"
        optional
        hint="In degrees, such as -1.9441"
        onPaste={paste}
      />
      <TextInput
        {...tied('longitude')}
        label="Longitude"
        optional
        hint="In degrees, such as 30.0619"
        onPaste={paste}
      />
      <PlaceField
        point={pointOf(latitude, longitude)}
        onPick={([north, east]) => set(String(north), String(east))}
      />
    </>
  );
}
