import * as z from 'zod/mini';

/** A picture of a room: where it is served, and what it shows, in words that may be empty. */
export const pictureSchema = z.object({ path: z.string(), description: z.string() });
export type Picture = z.infer<typeof pictureSchema>;

/** The pictures of a room in order, with the path of the first by itself. */
interface RoomPictures {
  image?: string | undefined;
  pictures: Picture[];
}

/** The pictures of a room. One that was stored before rooms had several has only `image`. */
export const picturesOf = ({ image, pictures }: Partial<RoomPictures>): Picture[] =>
  pictures ?? (image === undefined ? [] : [{ path: image, description: '' }]);
