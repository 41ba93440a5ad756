import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '#shared/prerendered.ts';
import { rendererFiles } from '#shared/roomPage.ts';
import { CACHE, DIST, RENDERER, ROOT } from './folders.ts';
import { Problem } from './problem.ts';
import { run } from './run.ts';

const SOURCES = ['web', 'shared', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
/** Environment variables that the build reads. */
const SETTINGS = ['SITE_URL', 'VITE_CONTACT_EMAIL'];
const MARK = join(CACHE, 'site.hash');

/**
 * Builds the site unless dist/ was built from the present sources.
 * @throws Problem if the build fails
 */
export async function ensureSite(log: (line: string) => void): Promise<void> {
  const hash = hashOfSources();
  const made = [join(DIST, SHELL), join(RENDERER, rendererFiles.template), MARK];
  const built = made.every((file) => existsSync(file));
  if (built && readFileSync(MARK, 'utf8') === hash) return;
  log('Building the site …');
  const { code, output } = await run('npm', ['run', '--silent', 'build']);
  if (code !== 0) throw new Problem(`The site could not be built:\n${output}`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(MARK, hash);
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(`${name}=${process.env[name] ?? ''}\0`);
  for (const path of SOURCES.flatMap(filesOf)) {
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(ROOT, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The file itself, or all files of the folder in a stable order. */
function filesOf(path: string): string[] {
  try {
    const names = readdirSync(join(ROOT, path)).sort();
    return names.flatMap((name) => filesOf(`${path}/${name}`));
  } catch {
    return existsSync(join(ROOT, path)) ? [path] : [];
  }
}
