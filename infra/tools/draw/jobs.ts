import { sheet } from './kit/paint.ts';
import type { Raster } from './kit/render.ts';
import { roomScenes } from './scenes/rooms.ts';

export interface Job {
  /** Where the picture goes, from the project's root. */
  file: string;
  /** The picture: SVG text as it is, or a drawing to be turned into pixels. */
  make: () => string | Raster;
  /** The most it may weigh, in kB. */
  limit: number;
}

const rooms = (): Job[] =>
  Object.entries(roomScenes).map(([id, scene]) => ({
    file: `infra/local/seed/images/${id}.webp`,
    make: () => ({ svg: sheet(1200, 800, scene()), from: [1200, 800], type: 'image/webp' }),
    limit: 60,
  }));

/** Every picture that the project draws. */
export const jobs = (): Job[] => [...rooms()];
