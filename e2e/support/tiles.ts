import type { BrowserContext } from '@playwright/test';
import { newPng } from './pictures.ts';

const TILES = 'https://tile.openstreetmap.org/**';

/** Answers requests for map tiles, so that no test uses the public server. */
export const serveTiles = (context: BrowserContext): Promise<unknown> =>
  context.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: newPng() }));

/** Fails requests for map tiles, as without a network. */
export const withholdTiles = (context: BrowserContext): Promise<unknown> =>
  context.route(TILES, (route) => route.abort('internetdisconnected'));
