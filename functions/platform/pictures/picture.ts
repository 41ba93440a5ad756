import { Refusal } from '#functions/errors.ts';
import { deleteImage, putImage } from './images.ts';
import { imageKind } from '#shared/images.ts';
import { limits } from '#shared/limits.ts';
import type { Upload } from '#shared/upload.ts';
import { logger } from '#functions/platform/logger.ts';
import { longerSide } from './pictureSize.ts';

/** A file field that was left empty arrives as a file without bytes. */
const isEmpty = ({ content }: Upload): boolean => content.length === 0;

/**
 * Stores an uploaded picture, where there is one, and answers its path.
 * @throws Refusal imageType, imageSize, imageSide
 */
export const storePicture = async (
  folder: string,
  upload: Upload | undefined,
): Promise<string | undefined> =>
  !upload || isEmpty(upload) ? undefined : store(folder, upload.content);

/**
 * Stores an uploaded picture, does `save` with its path, and clears it up again where that is
 * refused, so that no refused form leaves a picture behind. Any other failure leaves open whether
 * `save` was done, as an answer may be lost: then the picture stays. A picture without its room
 * bothers nobody, a room without its picture does.
 * @throws Refusal imageType, imageSize, imageSide
 */
export async function withPicture<T>(
  folder: string,
  upload: Upload | undefined,
  save: (image: string | undefined) => Promise<T>,
): Promise<T> {
  const image = await storePicture(folder, upload);
  try {
    return await save(image);
  } catch (error) {
    if (error instanceof Refusal) await dropPicture(image);
    throw error;
  }
}

async function store(folder: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length > limits.imageBytes) throw new Refusal('imageSize');
  const kind = imageKind(bytes);
  const side = kind && longerSide(bytes, kind);
  if (!kind || !side) throw new Refusal('imageType');
  if (side > limits.imageSide) throw new Refusal('imageSide');
  return putImage(folder, bytes, kind);
}

/**
 * Deletes a picture that no room shows any more. What it belonged to is already written, so a
 * failure here must not fail the request: it leaves a file that nothing points to.
 */
export async function dropPicture(image: string | undefined): Promise<void> {
  if (!image) return;
  try {
    await deleteImage(image);
  } catch (error) {
    // The path names a room or a person: it stays out of the log.
    logger.warn('A picture could not be deleted', error instanceof Error ? error : String(error));
  }
}
