import type { Who } from '#web/features/people/components/PersonPicker.tsx';
import type { Failure } from '#web/lib/api/failure.ts';

export interface BookingFields {
  coldRoomId: string;
  startDate: string;
  endDate: string;
  status: 'approved' | 'pending';
}

/** The first thing that is not filled in. */
export function missingIn(
  who: Who | undefined,
  fields: BookingFields,
  total: number | undefined,
): Partial<Failure> | undefined {
  if (!who) return { field: 'userId', message: 'Choose a client, or add a new one.' };
  if (!fields.coldRoomId) return { field: 'coldRoomId', message: 'Choose a room.' };
  if (!fields.startDate) return { field: 'startDate', message: 'Choose the first day.' };
  if (total === undefined) {
    return { field: 'endDate', message: 'Choose a last day that is not before the first.' };
  }
  return undefined;
}

const shownFields = [
  'userId',
  'firstName',
  'lastName',
  'phoneNumber',
  'coldRoomId',
  'startDate',
  'endDate',
];

/** Whether the form shows a failure at a field of its own. */
export const isAtField = ({ field }: Partial<Failure>): boolean =>
  field !== undefined && shownFields.includes(field);
