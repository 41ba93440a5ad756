import { arrivalNames } from '#shared/arrival.ts';
import type { JournalChange } from '#shared/journal.ts';
import { changesTold, isChanged } from './changesTold.ts';

/** Fields of a room whose values the journal tells, in the order in which they are read. */
const told = [
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
const named = ['description', 'pictures', ...arrivalNames] as const;

/** What changed of a room. A value that was absent before or is absent now is left out. */
export const roomChangesTold = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): JournalChange[] => [
  ...changesTold(told, before, after),
  ...named.filter((field) => isChanged(before, after, field)).map((field) => ({ field })),
];
