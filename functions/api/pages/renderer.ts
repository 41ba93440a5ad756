import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { settings } from '#functions/platform/settings.ts';
import { rendererFiles, type RendererCode } from '#shared/renderer.ts';

/** What the build of the site wrote for a page. */
interface Renderer extends RendererCode {
  template: string;
  shell: string;
}

type RenderedPage = 'room' | 'search';

function load(page: RenderedPage): Renderer {
  const path = (name: string) => join(settings.rendererFolder(), name);
  const read = (name: string) => readFileSync(path(name), 'utf8');
  const code = path(rendererFiles.code);
  // Not bundled with the function, because it belongs to one build of the site, like the scripts that it names.
  const functions = createRequire(code)(code) as RendererCode;
  return { ...functions, template: read(rendererFiles[page]), shell: read(rendererFiles.shell) };
}

/**
 * The renderer of a page, which is loaded once. That is done while the function starts, because Lambda gives it more
 * processor time then.
 * @returns what gives it
 * @throws where the setting names a folder that does not have it; what is returned throws where it names none
 */
export function rendererOf(page: RenderedPage): () => Renderer {
  let loaded = settings.hasRenderer() ? load(page) : undefined;
  return () => (loaded ??= load(page));
}
