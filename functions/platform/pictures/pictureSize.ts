import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ImageExtension } from '#shared/images.ts';

/** Only these three: a reader of a kind that nobody may send is one more that can be attacked. */
const readers = { jpg: JPG, png: PNG, webp: WEBP };

/** Where a picture says its size; a file made to be searched in vain costs no more than this. */
const HEAD_BYTES = 256 * 1024;

/** Markers of a JPEG: what comes before a segment, and those of segments that are only notes. */
const MARKER = 0xff;
const START = Uint8Array.of(MARKER, 0xd8);
/** The reader takes the first segment for a note, whatever it is. */
const EMPTY_NOTE = Uint8Array.of(MARKER, 0xfe, 0, 2);
const isNote = (marker = 0): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** A JPEG without the profiles and thumbnails that a camera may put before the size, of 64 kB each. */
function withoutNotes(bytes: Uint8Array): Uint8Array {
  let at = START.length;
  while (bytes[at] === MARKER && isNote(bytes[at + 1])) {
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return Buffer.concat([START, EMPTY_NOTE, bytes.subarray(at, at + HEAD_BYTES)]);
}

/** Width or height of a picture in pixels, whichever is more; undefined where it does not say. */
export function longerSide(bytes: Uint8Array, kind: ImageExtension): number | undefined {
  try {
    const head = (kind === 'jpg' ? withoutNotes(bytes) : bytes).subarray(0, HEAD_BYTES);
    const { width, height } = readers[kind].calculate(head);
    return width > 0 && height > 0 ? Math.max(width, height) : undefined;
  } catch {
    return undefined; // Cut off, or only dressed up as a picture.
  }
}
