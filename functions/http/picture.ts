import { InvalidInput } from '#functions/errors.ts';
import { deleteImage, putImage } from '#functions/store/images.ts';
import { imageKind } from '#shared/images.ts';
import { limits } from '#shared/limits.ts';
import { refusals } from '#shared/messages.ts';
import type { Upload } from '#shared/upload.ts';
import { logger } from './logger.ts';

/** A file field that was left empty arrives as a file without bytes. */
const isEmpty = (upload: Upload | undefined): boolean => !upload || upload.content.length === 0;

/**
 * Stores an uploaded picture, does `save` with its path, and clears it up again if that fails,
 * so that no failed form leaves a picture behind.
 * @throws InvalidInput where the file is no picture, or too large
 */
export async function withPicture<T>(
  folder: string,
  upload: Upload | undefined,
  save: (image: string | undefined) => Promise<T>,
): Promise<T> {
  if (!upload || isEmpty(upload)) return save(undefined);
  const image = await store(folder, upload.content);
  try {
    return await save(image);
  } catch (error) {
    await dropPicture(image);
    throw error;
  }
}

async function store(folder: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length > limits.imageBytes) throw new InvalidInput(refusals.imageSize, 'image');
  const kind = imageKind(bytes);
  if (!kind) throw new InvalidInput(refusals.imageType, 'image');
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
