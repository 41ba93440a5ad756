import { ico } from './kit/ico.ts';
import { sheet } from './kit/paint.ts';
import type { Raster, Render } from './kit/render.ts';
import { about } from './scenes/about.ts';
import { emptyState, logo, logoWithName, social } from './scenes/brand.ts';
import { defaultRoom } from './scenes/defaultRoom.ts';
import { heroOne } from './scenes/heroOne.ts';
import { heroThree } from './scenes/heroThree.ts';
import { heroTwo } from './scenes/heroTwo.ts';
import { roomScenes } from './scenes/rooms.ts';

export interface Job {
  /** Where the picture goes, from the project's root. */
  file: string;
  make: (render: Render) => Promise<Buffer>;
  /** The most it may weigh, in kB. */
  limit: number;
}

type Size = Raster['from'];

const webp = (
  file: string,
  limit: number,
  scene: () => string,
  from: Size,
  to: Size = from,
): Job => ({
  file,
  limit,
  make: (render) => render({ svg: sheet(...from, scene()), from, to, type: 'image/webp' }),
});

const svg = (file: string, drawing: () => string): Job => ({
  file,
  limit: 12,
  make: () => Promise.resolve(Buffer.from(drawing())),
});

const icon = (render: Render, size: number, corner?: number): Promise<Buffer> =>
  render({ svg: logo(size, corner), from: [size, size], type: 'image/png' });

const wide: Size = [1600, 900];

const heroes = (): Job[] =>
  [heroOne, heroTwo, heroThree].flatMap((scene, index) => [
    webp(`web/public/art/hero-${index + 1}.webp`, 90, scene, wide),
    webp(`web/public/art/hero-${index + 1}-800.webp`, 35, scene, wide, [800, 450]),
  ]);

const brand = (): Job[] => [
  svg('web/public/favicon.svg', () => logo()),
  svg('web/public/logo.svg', () => logo()),
  svg('web/public/logo-name.svg', logoWithName),
  svg('web/public/art/empty.svg', emptyState),
  {
    file: 'web/public/favicon.ico',
    limit: 12,
    make: async (render) =>
      ico(
        await Promise.all([16, 32].map(async (size) => ({ size, png: await icon(render, size) }))),
      ),
  },
  { file: 'web/public/apple-touch-icon.png', limit: 40, make: (render) => icon(render, 180, 0) },
  {
    file: 'web/public/art/social.png',
    limit: 250,
    make: (render) =>
      render({ svg: sheet(1200, 630, social()), from: [1200, 630], type: 'image/png' }),
  },
];

/** Every picture that the project draws. */
export const jobs = (): Job[] => [
  ...Object.entries(roomScenes).map(([id, scene]) =>
    webp(`infra/local/seed/images/${id}.webp`, 60, scene, [1200, 800]),
  ),
  webp('web/public/art/default-room.webp', 60, defaultRoom, [1200, 800]),
  webp('web/public/art/about.webp', 90, about, [1200, 900]),
  webp('web/public/art/about-800.webp', 35, about, [1200, 900], [800, 600]),
  ...heroes(),
  ...brand(),
];
