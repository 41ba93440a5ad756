import { isRefusal, Refusal } from '#functions/errors.ts';
import { logger } from '#functions/platform/logger.ts';
import { imageKind } from '#shared/images.ts';
import { limits } from '#shared/limits.ts';
import { pathAtWidth, pictureWidths, type Picture } from '#shared/pictures.ts';
import type { Upload } from '#shared/upload.ts';
import { deleteImage, putImage } from './images.ts';
import { pictureSize } from './pictureSize.ts';

/** Browsers send an empty file field as a file without bytes. */
const isEmpty = ({ content }: Upload): boolean => content.length === 0;

/**
 * Stores an uploaded picture.
 * @returns its path; undefined where none was uploaded
 * @throws Refusal imageType, imageSize, imageSide, imagePixels
 */
export const storePicture = async (
  folder: string,
  upload: Upload | undefined,
): Promise<string | undefined> =>
  !upload || isEmpty(upload) ? undefined : store(folder, upload.content);

/**
 * Stores an uploaded picture, calls `save` with its path, and deletes the picture where `save` is refused,
 * so that a refused form leaves no picture behind. After any other failure, and where the outcome is unknown,
 * the picture stays, because the save may have been done and only its answer lost: an unused picture does
 * less harm than a missing one.
 * @throws Refusal imageType, imageSize, imageSide, imagePixels
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
    const refused = error instanceof Refusal && !isRefusal(error, 'outcomeUnknown');
    if (refused) await dropPicture(image);
    throw error;
  }
}

async function store(folder: string, bytes: Uint8Array): Promise<string> {
  if (bytes.length > limits.imageBytes) throw new Refusal('imageSize');
  const kind = imageKind(bytes);
  const size = kind && pictureSize(bytes, kind);
  if (!kind || !size) throw new Refusal('imageType');
  const { width, height } = size;
  if (Math.max(width, height) > limits.imageSide) throw new Refusal('imageSide');
  if (width * height > limits.imagePixels) throw new Refusal('imagePixels');
  return putImage(folder, bytes, kind);
}

/**
 * Deletes a picture that is no longer shown, and the widths of it that there may be. The change that replaced it is
 * already written, so a failure is only logged: it leaves an unused file.
 */
export async function dropPicture(image: string | undefined): Promise<void> {
  if (image) await Promise.all([image, ...widthsOf(image)].map(dropFile));
}

/** Deletes the widths of a picture, as {@link dropPicture} does. */
export const dropWidths = async (image: string): Promise<void> =>
  void (await Promise.all(widthsOf(image).map(dropFile)));

/** Where the widths of a picture are, if it has any: those of users have none. */
const widthsOf = (image: string): string[] =>
  pictureWidths.map((width) => pathAtWidth(image, width)).filter((path) => path !== image);

async function dropFile(path: string): Promise<void> {
  try {
    await deleteImage(path);
  } catch (error) {
    // The path is not logged, because it contains the id of a room or a user.
    logger.warn('A picture could not be deleted', error instanceof Error ? error : String(error));
  }
}

/** Deletes pictures that are no longer shown, as {@link dropPicture} does. */
export const dropPictures = async (pictures: readonly Picture[]): Promise<void> =>
  void (await Promise.all(pictures.map(({ path }) => dropPicture(path))));
