import { arrivalNames } from '#shared/arrival.ts';
import type { JournalChange } from '#shared/journal.ts';

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

/** Characters of a value that a line keeps, which with all others stays far below what an item holds. */
const KEPT = 80;

/** What changed of a room. A value that there was not, or is no more, is left out. */
export const roomChangesTold = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): JournalChange[] => {
  const isChanged = (field: string) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  return [
    ...told.filter(isChanged).map((field) => ({
      field,
      ...(isSaid(before[field]) && { from: textOf(before[field]) }),
      ...(isSaid(after[field]) && { to: textOf(after[field]) }),
    })),
    ...named.filter(isChanged).map((field) => ({ field })),
  ];
};

const isSaid = (value: unknown): boolean => value !== undefined && value !== '';

const textOf = (value: unknown): string =>
  (Array.isArray(value) ? value.join(', ') : String(value)).slice(0, KEPT);
