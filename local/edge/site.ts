import type { Server } from 'node:http';
import { DIST } from '#infra/build/folders.ts';
import { ensureSite } from '#infra/build/siteBuild.ts';
import { createDevSite } from './dev.ts';
import { createSite, type Handle } from './edge.ts';
import { SiteFiles } from './files.ts';

interface Options {
  log: (line: string) => void;
  stoppers: (() => unknown)[];
}

/** The site as it was built, from its sources with hot reload, or none at all. */
export async function openSite(
  kind: 'built' | 'dev' | 'none',
  server: Server,
  { log, stoppers }: Options,
): Promise<Handle> {
  if (kind === 'none') return createSite({ find: () => undefined });
  if (kind === 'built') {
    await ensureSite(log);
    return createSite(new SiteFiles(DIST));
  }
  const { site, stop } = await createDevSite(server);
  stoppers.push(stop);
  return site;
}
