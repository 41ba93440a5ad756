import { fileURLToPath } from 'node:url';

/** A renderer that says what it was given, where the site's own was not built. */
export const RENDERER_FOLDER = fileURLToPath(new URL('renderer', import.meta.url));
