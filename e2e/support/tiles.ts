import type { Browser, BrowserContext } from '@playwright/test';
import { newPng } from './pictures.ts';

const TILES = 'https://tile.openstreetmap.org/';

/** Whether an address is one of a tile. */
export const isTile = (url: string): boolean => url.startsWith(TILES);

/**
 * The map's tiles come from here, for every page of a browser: no test leans on, or burdens, somebody
 * else's server. Not by a route of Playwright: where it has one, the browser keeps nothing of the
 * site, and asks for each file of it through the test.
 */
export async function serveTiles(browser: Browser): Promise<void> {
  const devTools = await browser.newBrowserCDPSession();
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    devTools
      .send('Fetch.fulfillRequest', {
        requestId,
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'image/png' }],
        body: newPng().toString('base64'),
      })
      .catch(() => undefined); // The page is gone, and needs no tile.
  });
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: `${TILES}*` }] });
}

/** Fails requests for map tiles, as without a network. */
export const withholdTiles = (context: BrowserContext): Promise<unknown> =>
  context.route(`${TILES}**`, (route) => route.abort('internetdisconnected'));
