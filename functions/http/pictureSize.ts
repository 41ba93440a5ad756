import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ImageExtension } from '#shared/images.ts';

/** Only these three: a reader of a kind that nobody may send is one more that can be attacked. */
const readers = { jpg: JPG, png: PNG, webp: WEBP };

/** Where a picture says its size; a file made to be searched in vain costs no more than this. */
const HEAD_BYTES = 256 * 1024;

/** Width or height of a picture in pixels, whichever is more; undefined where it does not say. */
export function longerSide(bytes: Uint8Array, kind: ImageExtension): number | undefined {
  try {
    const { width, height } = readers[kind].calculate(bytes.subarray(0, HEAD_BYTES));
    return width > 0 && height > 0 ? Math.max(width, height) : undefined;
  } catch {
    return undefined; // Cut off, or only dressed up as a picture.
  }
}
