import type { BrowserContext } from '@playwright/test';
import { newPng } from './pictures.ts';

const TILES = 'https://tile.openstreetmap.org/**';

/** The map's tiles come from here: no test leans on, or burdens, somebody else's server. */
export const serveTiles = (context: BrowserContext): Promise<unknown> =>
  context.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: newPng() }));

/** As it is without a network, as far as the map is concerned. */
export const withholdTiles = (context: BrowserContext): Promise<unknown> =>
  context.route(TILES, (route) => route.abort('internetdisconnected'));
