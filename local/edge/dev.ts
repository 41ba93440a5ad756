import type { Server } from 'node:http';
import { createServer } from 'vite';
import { ROOT } from '#infra/build/folders.ts';
import type { Handle } from './edge.ts';

/** Serves the site from its sources, with hot reload, on the same origin. */
export async function createDevSite(
  server: Server,
): Promise<{ site: Handle; stop: () => Promise<void> }> {
  const vite = await createServer({
    configFile: `${ROOT}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'spa',
  });
  const site: Handle = (request, response) =>
    new Promise((resolve, reject) => {
      // Vite adds inline scripts and styles, which the content security policy forbids.
      response.removeHeader('content-security-policy');
      response.on('close', resolve);
      vite.middlewares(request, response, (error: unknown) => {
        if (error) reject(new Error('Vite failed', { cause: error }));
        else response.writeHead(404).end();
      });
    });
  return { site, stop: () => vite.close() };
}
