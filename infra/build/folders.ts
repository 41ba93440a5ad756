import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const inRoot = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** What can be made again at any time: bundles, a fetched Java. */
export const CACHE = inRoot('.cache');

/** Where the data of `npm start` is kept unless DATA_DIR says otherwise. */
export const DATA = inRoot('.data');

/** The built site. */
export const DIST = inRoot('dist');

/** What renders the pages of rooms, of the same build. */
export const RENDERER = inRoot('.cache/renderer');
