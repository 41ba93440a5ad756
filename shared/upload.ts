import * as z from 'zod/mini';
import { problem } from './inputErrors.ts';

/** An uploaded file, by its bytes: its name and type are only what somebody says. */
export interface Upload {
  content: Uint8Array;
}

/** Why an uploaded picture is not taken. */
export const pictureErrors = ['imageType', 'imageSize', 'imageSide'] as const;

/** A file field that may be left out. */
export const upload = () =>
  z.optional(
    z.custom<Upload>(
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'content' in value &&
        value.content instanceof Uint8Array,
      { error: problem('notFile') },
    ),
  );
