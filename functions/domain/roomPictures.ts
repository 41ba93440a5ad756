import { Refusal } from '#functions/errors.ts';
import { limits } from '#shared/limits.ts';
import type { Picture } from '#shared/pictures.ts';

/**
 * The pictures with one more at their end. One that is there already stays once: it was added by an earlier try
 * whose answer was lost.
 * @throws Refusal tooManyPictures
 */
export function withAnother(pictures: Picture[], added: Picture): Picture[] {
  if (pictures.some(({ path }) => path === added.path)) return pictures;
  if (pictures.length >= limits.pictures) throw new Refusal('tooManyPictures');
  return [...pictures, added];
}

/** The pictures with another as the first of them, which nobody has described yet. */
export const withFirst = (pictures: Picture[], path: string): Picture[] =>
  pictures[0]?.path === path ? pictures : [{ path, description: '' }, ...pictures.slice(1)];

/**
 * The pictures as somebody wants them: in another order, with other words, and without those that are not named.
 * @throws Refusal pictureNotFound where one is named that is not there, or twice
 */
export function arranged(pictures: Picture[], wanted: Picture[]): Picture[] {
  const left = new Map(pictures.map((picture) => [picture.path, picture]));
  return wanted.map(({ path, description }) => {
    const picture = left.get(path);
    if (!picture) throw new Refusal('pictureNotFound');
    left.delete(path);
    return { ...picture, description };
  });
}
