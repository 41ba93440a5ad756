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

const isUpload = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'content' in value &&
  value.content instanceof Uint8Array;

const file = () =>
  z.custom<Upload>(isUpload, {
    error: ({ input }) => problem(input === undefined ? 'required' : 'notFile'),
  });

/** An optional file field. */
export const upload = () => z.optional(file().check(described));

/** A file field that must have a file. Browsers send one that was left empty as a file without bytes. */
export const requiredUpload = () =>
  file().check(
    z.refine(({ content }) => content.length > 0, problem('required')),
    described,
  );
