import * as z from 'zod/mini';
import { arrivalFields } from './arrivalFields.ts';
import * as field from './fields.ts';
import { problem } from './inputErrors.ts';
import { limits } from './limits.ts';
import { isInvisible, isOneLine } from './plainText.ts';
import { DEFAULT_TEMPERATURE_RANGE } from './room.ts';
import { roomStatuses } from './roomStatus.ts';
import { upload } from './upload.ts';

/** Features: a list, a JSON list, or text with commas. Duplicates and empty ones are dropped. */
const feature = () =>
  z
    .pipe(
      z.union([z.string(), z.array(z.string())], { error: problem('notFeatures') }),
      z.transform(splitFeatures),
    )
    .check(
      z.refine((list) => list.length > 0, problem('required')),
      z.refine((list) => list.length <= limits.features, problem('tooManyFeatures')),
      z.refine(
        (list) => list.every((item) => item.length <= limits.featureCharacters),
        problem('featureTooLong'),
      ),
      z.refine((list) => list.every(isOneLine), problem('notOneLine')),
      z.meta({
        description: `1 to ${limits.features} features of at most ${limits.featureCharacters} characters: a list, a list in JSON, or text with commas.`,
      }),
    );

function splitFeatures(value: string | string[]): string[] {
  const items = typeof value === 'string' ? fromText(value) : value;
  return [...new Set(items.map((item) => item.trim()).filter((item) => !isInvisible(item)))];
}

function fromText(value: string): string[] {
  try {
    const parsed: unknown = JSON.parse(value);
    if (Array.isArray(parsed)) return parsed.map(String);
  } catch {
    // Not JSON, so text with commas.
  }
  return value.split(',');
}

/** A coordinate; an empty field removes it. */
const coordinate = (limit: number) =>
  z.optional(
    z.union(
      [
        z.pipe(
          z.literal(''),
          z.transform(() => null),
        ),
        field.degrees(limit),
      ],
      { error: problem('notBetween', { min: -limit, max: limit }) },
    ),
  );

/** A range such as `2°C - 8°C`; an empty field stands for the default. */
const temperatureRange = () =>
  z.pipe(
    field.line(40),
    z.transform((value) => (value === '' ? DEFAULT_TEMPERATURE_RANGE : value)),
  );

const formFields = {
  name: field.text(120),
  roomType: field.roomType(),
  price: field.rwf(100_000_000),
  location: field.text(120),
  capacity: field.number(1, 1_000_000),
  unit: field.text(20),
  status: field.choice(roomStatuses),
  size: field.number(1, 10_000_000),
  feature: feature(),
};

const formExtras = {
  description: z.optional(field.longText(2_000)),
  temperatureRange: z.optional(temperatureRange()),
  humidityControl: z.optional(field.flag()),
  accessControl: z.optional(field.flag()),
  latitude: coordinate(90),
  longitude: coordinate(180),
  ...arrivalFields(),
  image: upload(),
};

/** The room form (specification, section 5). */
export const roomFormSchema = z.extend(z.object(formFields), formExtras);
export type RoomForm = z.infer<typeof roomFormSchema>;

const changesSchema = z.extend(z.partial(z.object(formFields)), formExtras);

/** The room form for an existing room: fields that are not sent stay as they are. */
export const roomChangesSchema = z.extend(changesSchema, {
  version: z.optional(field.number(0, Number.MAX_SAFE_INTEGER)),
});
export type RoomChanges = z.infer<typeof roomChangesSchema>;
