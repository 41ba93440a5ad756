import { imageKind, imageTypes } from '#shared/images.ts';
import { limits } from '#shared/limits.ts';
import { ownMessages } from '#shared/messages.ts';

const QUALITY = 0.85;

interface Size {
  width: number;
  height: number;
}

/** The size of a picture whose longest side is at most so many px; a small one is not enlarged. */
export function fit({ width, height }: Size, longestSide: number): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: side(width), height: side(height) };
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** WebP, or JPEG where the browser cannot write WebP and answers with another kind. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, imageTypes.webp);
  if (webp?.type === imageTypes.webp) return webp;
  const jpeg = await toBlob(canvas, imageTypes.jpg);
  if (!jpeg) throw new Error(ownMessages.imageType);
  return jpeg;
}

async function decode(file: Blob): Promise<ImageBitmap> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!imageKind(start)) throw new Error(ownMessages.imageType);
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new Error('This picture cannot be read. Please choose another.', { cause });
  }
}

/**
 * Shrinks a picture in the browser before it is sent, as WebP.
 * @param longestSide the most that width and height may be, in px
 * @throws Error with words for the user, where it is no picture that we take
 */
export async function shrink(file: Blob, longestSide: number): Promise<Blob> {
  const bitmap = await decode(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fit(bitmap, longestSide));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await encode(canvas);
  if (blob.size > limits.imageBytes) throw new Error(ownMessages.imageSize);
  return blob;
}
