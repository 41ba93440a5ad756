import { JPG } from 'image-size/types/jpg';
import { PNG } from 'image-size/types/png';
import { WEBP } from 'image-size/types/webp';
import type { ImageExtension } from '#shared/images.ts';

/** Only the accepted kinds: every further reader could be attacked with a crafted file. */
const readers = { jpg: JPG, png: PNG, webp: WEBP };

/** How much of a picture is searched for its size, so that a crafted file costs no more. */
const HEAD_BYTES = 256 * 1024;

/** Markers of a JPEG: the byte before each segment, and the types of metadata segments. */
const MARKER = 0xff;
const START = Uint8Array.of(MARKER, 0xd8);
/** The reader skips the first segment without looking at its type, so an empty one is put there. */
const EMPTY_SEGMENT = Uint8Array.of(MARKER, 0xfe, 0, 2);
const isMetadata = (marker = 0): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe;

/** A JPEG without the metadata (profiles, thumbnails, 64 kB each) that cameras write before the size. */
function withoutMetadata(bytes: Uint8Array): Uint8Array {
  let at = START.length;
  while (bytes[at] === MARKER && isMetadata(bytes[at + 1])) {
    at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  }
  return Buffer.concat([START, EMPTY_SEGMENT, bytes.subarray(at, at + HEAD_BYTES)]);
}

/** Width and height of a picture, in pixels. */
interface PictureSize {
  width: number;
  height: number;
}

/** The size that a picture's head states, without decoding it; undefined where it cannot be read. */
export function pictureSize(bytes: Uint8Array, kind: ImageExtension): PictureSize | undefined {
  try {
    const head = (kind === 'jpg' ? withoutMetadata(bytes) : bytes).subarray(0, HEAD_BYTES);
    const { width, height } = readers[kind].calculate(head);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined; // Truncated, or no picture.
  }
}
