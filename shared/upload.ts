import * as z from 'zod/mini';

/** An uploaded file, by its bytes: its name and type are only what somebody says. */
export interface Upload {
  content: Uint8Array;
}

/** A file field that may be left out. */
export const upload = () =>
  z.optional(
    z.custom<Upload>(
      (value: unknown) =>
        typeof value === 'object' &&
        value !== null &&
        'content' in value &&
        value.content instanceof Uint8Array,
      { error: 'Must be a file.' },
    ),
  );
