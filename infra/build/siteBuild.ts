import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '#shared/prerendered.ts';
import { rendererFiles } from '#shared/renderer.ts';
import { CACHE, DIST, RENDERER, ROOT } from './folders.ts';
import { Problem } from './problem.ts';
import { run } from './run.ts';

const SOURCES = ['web', 'shared', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'];
/** Environment variables that the build reads. */
const SETTINGS = ['SITE_URL', 'VITE_CONTACT_EMAIL'] as const;
const MARK = join(CACHE, 'site.hash');

/** What the site says of the stage that it is built for. */
interface OfStage {
  contactEmail?: string | undefined;
  domain?: { name: string } | undefined;
}

/**
 * Builds the site unless dist/ was built from the present sources. Where a stage is given, its settings
 * replace those of the environment: its address goes into canonical links and the sitemap.
 * @throws Problem if the build fails
 */
export async function ensureSite(log: (line: string) => void, stage?: OfStage): Promise<void> {
  const env = stage ? environmentOf(stage) : process.env;
  const hash = hashOfSources(env);
  const made = [join(DIST, SHELL), join(RENDERER, rendererFiles.search), MARK];
  const built = made.every((file) => existsSync(file));
  if (built && readFileSync(MARK, 'utf8') === hash) return;
  log('Building the site …');
  const { code, output } = await run('npm', ['run', '--silent', 'build'], { env });
  if (code !== 0) throw new Problem(`The site could not be built:\n${output}`);
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(MARK, hash);
}

const environmentOf = ({ contactEmail, domain }: OfStage): NodeJS.ProcessEnv => ({
  SITE_URL: domain && `https://${domain.name}`,
  VITE_CONTACT_EMAIL: contactEmail,
});

function hashOfSources(env: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  for (const name of SETTINGS) hash.update(`${name}=${env[name] ?? ''}\0`);
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
