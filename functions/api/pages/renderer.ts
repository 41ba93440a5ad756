import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { settings } from '#functions/platform/settings.ts';
import { rendererFiles, type RoomRenderer } from '#shared/roomPage.ts';

/** The files that the build of the site wrote for the pages of rooms. */
interface Renderer extends RoomRenderer {
  template: string;
  shell: string;
}

function load(folder: string): Renderer {
  const path = (name: string) => join(folder, name);
  const read = (name: string) => readFileSync(path(name), 'utf8');
  const code = path(rendererFiles.code);
  // Not bundled with the function, because it belongs to one build of the site, like the scripts that it names.
  const { renderRoom } = createRequire(code)(code) as RoomRenderer;
  return { renderRoom, template: read(rendererFiles.template), shell: read(rendererFiles.shell) };
}

let loaded: Renderer | undefined;

/**
 * The renderer, which is loaded once.
 * @throws where the setting names no folder that has it
 */
export const renderer = (): Renderer => (loaded ??= load(settings.rendererFolder()));

/** Loads the renderer while the function starts, because Lambda gives it more processor time then. */
export function loadEarly(): void {
  if (settings.hasRenderer()) renderer();
}
