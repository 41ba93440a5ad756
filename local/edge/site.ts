import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST, RENDERER } from '#infra/build/folders.ts';
import { ensureSite } from '#infra/build/siteBuild.ts';
import { createDevSite } from './dev.ts';
import { createSite, type Handle } from './edge.ts';
import { SiteFiles } from './files.ts';

interface Options {
  log: (line: string) => void;
  stoppers: (() => unknown)[];
}

export interface Site {
  handle: Handle;
  /** Folder of the renderer of pages; only of the built site. */
  renderer?: string;
}

/** Opens the built site, the site from its sources with hot reload, or none. */
export async function openSite(
  kind: 'built' | 'dev' | 'none',
  server: Server,
  { log, stoppers }: Options,
): Promise<Site> {
  if (kind === 'none') return { handle: createSite({ find: () => undefined }) };
  if (kind === 'built') {
    await ensureSite(log);
    return { handle: createSite(new SiteFiles(DIST)), renderer: copyRenderer(stoppers) };
  }
  const { site, stop } = await createDevSite(server);
  stoppers.push(stop);
  return { handle: site };
}

/** Copies the renderer, because a later build may replace it at any time. */
function copyRenderer(stoppers: Options['stoppers']): string {
  const folder = mkdtempSync(join(tmpdir(), 'coldroom-renderer-'));
  stoppers.push(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(RENDERER, folder, { recursive: true });
  return folder;
}
