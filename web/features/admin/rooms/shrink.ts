import { imageKind, imageTypes } from '#shared/images.ts';
import { limits } from '#shared/limits.ts';
import { refusals } from '#shared/messages.ts';

const LONGEST_SIDE = 1_600;
const QUALITY = 0.85;

/** Says what is wrong with a picture without the field's name, which the form shows by its place. */
const say = (refusal: string): Error => new Error(refusal.replace(/^image: /, ''));

/** The size of a picture whose longest side is at most 1600 px; a small one is not enlarged. */
export function fit(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));

/** WebP, or JPEG where the browser cannot write WebP and answers with another kind. */
async function encode(canvas: HTMLCanvasElement): Promise<Blob> {
  const webp = await toBlob(canvas, imageTypes.webp);
  if (webp?.type === imageTypes.webp) return webp;
  const jpeg = await toBlob(canvas, imageTypes.jpg);
  if (!jpeg) throw say(refusals.imageType);
  return jpeg;
}

async function decode(file: Blob): Promise<ImageBitmap> {
  const start = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!imageKind(start)) throw say(refusals.imageType);
  try {
    return await createImageBitmap(file);
  } catch (cause) {
    throw new Error('This picture cannot be read. Please choose another.', { cause });
  }
}

/**
 * Shrinks a picture in the browser before it is sent: at most 1600 px, as WebP.
 * @throws Error with words for the user, where it is no picture that we take
 */
export async function shrink(file: Blob): Promise<Blob> {
  const bitmap = await decode(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fit(bitmap.width, bitmap.height));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await encode(canvas);
  if (blob.size > limits.imageBytes) throw say(refusals.imageSize);
  return blob;
}
