import * as z from 'zod/mini';
import { problem } from './inputErrors.ts';

/** An uploaded file. Its name and type are dropped, because the sender can make them up. */
export interface Upload {
  content: Uint8Array;
}

/** The reasons for which an uploaded picture is refused. */
export const pictureErrors = ['imageType', 'imageSize', 'imageSide', 'imagePixels'] as const;

/** An optional file field. */
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
