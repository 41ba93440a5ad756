import { logger } from '#functions/platform/logger.ts';
import { imageKind } from '#shared/images.ts';
import { pictureWidths } from '#shared/pictures.ts';
import { decode, toWebp } from './codecs.ts';
import { shrinkTo, type Pixels } from './shrinkTo.ts';

/** A picture as WebP of a width in px. */
interface AtWidth {
  width: number;
  content: Uint8Array;
}

/**
 * A picture as WebP of each width that is no larger than it is; none where it cannot be decoded, because trying again
 * would change nothing.
 */
export async function atWidths(bytes: Uint8Array<ArrayBuffer>): Promise<AtWidth[]> {
  try {
    return await shrunk(bytes);
  } catch (error) {
    logger.warn('A picture could not be decoded', error instanceof Error ? error : String(error));
    return [];
  }
}

async function shrunk(bytes: Uint8Array<ArrayBuffer>): Promise<AtWidth[]> {
  const kind = imageKind(bytes);
  if (!kind) return [];
  let pixels: Pixels = await decode(bytes, kind);
  const made: AtWidth[] = [];
  // The largest first, because the next one is made of it.
  for (const width of pictureWidths.filter((one) => one <= pixels.width).toReversed()) {
    pixels = shrinkTo(pixels, width);
    made.unshift({ width, content: await toWebp(pixels) });
  }
  return made;
}
