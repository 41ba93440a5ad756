import type { ComponentProps } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PlaceField } from '#web/features/map/components/PlaceField.tsx';
import { TextInput } from '#web/ui/inputs.tsx';
import { pointOf, type RoomValues } from './roomFields.ts';

interface Props {
  form: UseFormReturn<RoomValues>;
  /** Props that tie a number input to the form. */
  amount: (name: 'latitude' | 'longitude') => ComponentProps<typeof TextInput>;
}

/** Where the room stands: typed in degrees, or clicked on the map. */
export function RoomPlaceFields({ form, amount }: Props) {
  const [latitude, longitude] = useWatch({
    control: form.control,
    name: ['latitude', 'longitude'],
  });
  const set = (name: 'latitude' | 'longitude', degrees: number) =>
    form.setValue(name, String(degrees), { shouldDirty: true, shouldValidate: true });
  return (
    <>
      <TextInput
        {...amount('latitude')}
        label="Latitude"
        optional
        hint="In degrees, such as -1.9441"
      />
      <TextInput
        {...amount('longitude')}
        label="Longitude"
        optional
        hint="In degrees, such as 30.0619"
      />
      <PlaceField
        point={pointOf(latitude, longitude)}
        onPick={([north, east]) => {
          set('latitude', north);
          set('longitude', east);
        }}
      />
    </>
  );
}
