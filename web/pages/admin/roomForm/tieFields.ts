import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { TextInput } from '#web/ui/inputs.tsx';
import type { RoomValues } from './roomFields.ts';

/** What ties the inputs of the room form to its fields and to what is wrong with them. */
export function tieFields(form: UseFormReturn<RoomValues>) {
  const { errors } = form.formState;
  const tied = (name: keyof RoomValues) => ({
    error: errors[name]?.message,
    ...form.register(name),
  });
  /** Props of a number input, without its label. */
  const amount = (name: keyof RoomValues): ComponentProps<typeof TextInput> => ({
    label: '',
    type: 'number',
    inputMode: 'decimal',
    step: 'any',
    ...tied(name),
  });
  return { tied, amount };
}

export type TiedFields = ReturnType<typeof tieFields>;
