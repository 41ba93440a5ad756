import { arrivalNames } from '#shared/arrival.ts';
import type { JournalChange } from '#shared/journal.ts';
import { fieldChanges, isChanged } from './fieldChanges.ts';

/** Fields of a room whose values the journal tells, in the order in which they are read. */
const withValues = [
  'name',
  'roomType',
  'location',
  'price',
  'status',
  'capacity',
  'unit',
  'size',
  'temperatureRange',
  'humidityControl',
  'accessControl',
  'feature',
  'latitude',
  'longitude',
] as const;

/** Fields of which it tells only that they changed: they are long, or are shown to customers of the room alone. */
const withoutValues = ['description', 'pictures', ...arrivalNames] as const;

/** What changed of a room. A value that was absent before or is absent now is left out. */
export const roomFieldChanges = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): JournalChange[] => [
  ...fieldChanges(withValues, before, after),
  ...withoutValues.filter((field) => isChanged(before, after, field)).map((field) => ({ field })),
];
