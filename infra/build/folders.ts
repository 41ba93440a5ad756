import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Files that can be made again at any time: the renderer, a downloaded Java. */
export const CACHE = inRoot('.cache');

/** Data folder of `npm start`, unless DATA_DIR names another. */
export const DATA = inRoot('.data');

/** The built site. */
export const DIST = inRoot('dist');

/** The renderer of pages, of the same build as `DIST`. */
export const RENDERER = inRoot('.cache/renderer');
