import type { Picture } from './pictureSchema.ts';

export type { Picture } from './pictureSchema.ts';

/** The widths at which the pictures of rooms are made as WebP, in px; none is made larger than it was. */
export const pictureWidths = [400, 800, 1200, 1600] as const;

/** The pictures of a room in order, with the path of the first by itself. */
interface RoomPictures {
  image?: string | undefined;
  pictures: Picture[];
}

/** The pictures of a room. One that was stored before rooms had several has only `image`. */
export const picturesOf = ({ image, pictures }: Partial<RoomPictures>): Picture[] =>
  pictures ?? (image === undefined ? [] : [{ path: image, description: '' }]);

/** Where the picture of a room is served as WebP of a width: in a folder of its own, with its name. */
export const pathAtWidth = (path: string, width: number): string =>
  path.replace(/^\/images\/rooms\/(.+)\.\w+$/, `/images/widths/$1-${width}.webp`);
