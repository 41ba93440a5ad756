import * as z from 'zod/mini';
import { imageTypes } from './images.ts';
import { problem } from './inputErrors.ts';
import { limits } from './limits.ts';

/** An uploaded file. Its name and type are dropped, because the sender can make them up. */
export interface Upload {
  content: Uint8Array;
}

/** The reasons for which an uploaded picture is refused. */
export const pictureErrors = ['imageType', 'imageSize', 'imageSide', 'imagePixels'] as const;

/** What OpenAPI says of a picture: a schema can check nothing of a file. */
const described = z.meta({
  type: 'string',
  format: 'binary',
  description: [
    `A picture as JPEG, PNG or WebP (${Object.values(imageTypes).join(', ')}), told by its first bytes:`,
    `at most ${limits.imageBytes / 1024 ** 2} MB, ${limits.imageSide} pixels a side`,
    `and ${limits.imagePixels} pixels in all.`,
  ].join(' '),
});

/** An optional file field. */
export const upload = () =>
  z.optional(
    z
      .custom<Upload>(
        (value: unknown) =>
          typeof value === 'object' &&
          value !== null &&
          'content' in value &&
          value.content instanceof Uint8Array,
        { error: problem('notFile') },
      )
      .check(described),
  );
