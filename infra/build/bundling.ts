import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { functionNames, isWorker, type FunctionName } from '#infra/manifest.ts';
import { ROOT } from './folders.ts';

/**
 * How a function becomes one file. The SDK is bundled: it starts faster than the runtime's own, and
 * what was tested is what runs. The map carries no sources: a stack trace needs names and lines only.
 */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  // Never slower to load than an ES module, and dependencies may call `require`
  // (docs/decisions/2026-11-21-one-bundling-run.md).
  format: 'cjs',
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': './infra/build/lambdaCredentials.ts',
    '@smithy/core/event-streams': './infra/build/lambdaEventStreams.ts',
  },
  sourcemap: 'linked',
  sourcesContent: false,
  charset: 'utf8',
  absWorkingDir: ROOT,
  logLevel: 'warning',
} satisfies BuildOptions;

/** `bookings.create` is the Lambda `bookings-create`. */
export const lambdaName = (name: FunctionName): string => name.replace('.', '-');

/** Source file of a function, from the project's root. */
export const entryOf = (name: FunctionName): string =>
  `functions/${isWorker(name) ? 'workers' : 'api'}/${name.replace('.', '/')}.ts`;

/**
 * Bundles functions into `outdir`, a folder each: `bookings-create/index.js` and its map. One run
 * for all of them takes about as long as a separate one for two.
 */
export function bundleFunctions(names: readonly FunctionName[], outdir: string): void {
  const entryPoints = Object.fromEntries(
    names.map((name) => [`${lambdaName(name)}/index`, entryOf(name)]),
  );
  buildSync({ ...bundling, entryPoints, outdir });
}

/** A new folder for bundles, which whoever asked for it removes. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'coldroom-bundles-'));

let all: string | undefined;

/** The bundles of all functions, a folder each: made once a process, and gone with it. */
export function bundledFunctions(): string {
  if (all !== undefined) return all;
  const folder = temporaryFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  bundleFunctions(functionNames, folder);
  all = folder;
  return folder;
}

/** Where `pages.room` finds its renderer in the cloud: Lambda unpacks there what it is deployed with. */
export const RENDERER_IN_LAMBDA = '/var/task/renderer';

/** Puts the site's renderer beside the bundle of the function that runs it. */
export const addRenderer = (renderer: string, bundles: string): void =>
  cpSync(renderer, join(bundles, lambdaName('pages.room'), 'renderer'), { recursive: true });
