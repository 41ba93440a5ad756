import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { functionNames, isWorker, pageNames, type FunctionName } from '#infra/manifest.ts';
import { ROOT } from './folders.ts';

/**
 * esbuild options for a function. The SDK is bundled: it loads faster than the runtime's copy, and
 * its version is the tested one. The source map has no sources: a stack trace needs names and lines
 * only.
 */
export const bundling = {
  bundle: true,
  minify: true,
  platform: 'node',
  target: 'node24',
  // Loads at least as fast as an ES module, and dependencies may call `require`
  // (docs/decisions/2026-11-21-one-bundling-run.md).
  format: 'cjs',
  mainFields: ['module', 'main'],
  alias: {
    '@aws-sdk/credential-provider-node': './infra/build/lambdaCredentials.ts',
    '@smithy/core/event-streams': './infra/build/lambdaEventStreams.ts',
  },
  // The decoders of pictures: their code is part of the bundle, so nothing is found by its own address.
  loader: { '.wasm': 'binary' },
  logOverride: { 'empty-import-meta': 'silent' },
  sourcemap: 'linked',
  sourcesContent: false,
  charset: 'utf8',
  absWorkingDir: ROOT,
  logLevel: 'warning',
} satisfies BuildOptions;

/** Name of a function’s Lambda and bundle: `bookings.create` is `bookings-create`. */
export const lambdaName = (name: FunctionName): string => name.replace('.', '-');

/** Area of a function: that of `bookings.create` is `bookings`. */
export const areaOf = (name: FunctionName): string => name.split('.', 1).join();

/** Source file of a function, relative to the project's root. */
export const entryOf = (name: FunctionName): string =>
  `functions/${isWorker(name) ? 'workers' : 'api'}/${name.replace('.', '/')}.ts`;

/**
 * Bundles functions into `outdir`, a folder each: `bookings-create/index.js` and its source map. One
 * esbuild run for all functions takes about as long as two runs for one function each. The bytes do not
 * depend on the project's folder `root` nor on `outdir`, so that a deployment from another folder changes
 * no function.
 */
export function bundleFunctions(
  names: readonly FunctionName[],
  outdir: string,
  root: string = ROOT,
): void {
  const entryPoints = Object.fromEntries(
    names.map((name) => [`${lambdaName(name)}/index`, entryOf(name)]),
  );
  const options = { ...bundling, entryPoints, outdir, absWorkingDir: root };
  for (const { path, text } of buildSync({ ...options, write: false }).outputFiles) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, path.endsWith('.map') ? withPlainSources(text, dirname(path), root) : text);
  }
}

/** A source map whose sources are named from the project's folder instead of the bundle's. */
function withPlainSources(map: string, folder: string, root: string): string {
  const parsed = JSON.parse(map) as { sources: string[] };
  const sources = parsed.sources.map((source) => {
    const path = resolve(folder, source);
    const inPackages = path.lastIndexOf('/node_modules/');
    return inPackages < 0 ? relative(root, path) : path.slice(inPackages + 1);
  });
  return JSON.stringify({ ...parsed, sources });
}

/** A new temporary folder for bundles. The caller removes it. */
export const temporaryFolder = (): string => mkdtempSync(join(tmpdir(), 'coldroom-bundles-'));

let all: string | undefined;

/**
 * Folder of the bundles of all functions. They are made once per process and removed when it ends; or in `BUNDLES`, where
 * processes that run one after another share them, and whoever named it removes it.
 */
export function bundledFunctions(): string {
  return (all ??=
    process.env.BUNDLES === undefined ? ownBundles() : sharedBundles(process.env.BUNDLES));
}

function ownBundles(): string {
  const folder = temporaryFolder();
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  bundleFunctions(functionNames, folder);
  return folder;
}

function sharedBundles(folder: string): string {
  const done = join(folder, 'done');
  if (existsSync(done)) return done;
  const begun = mkdtempSync(join(folder, 'begun-'));
  bundleFunctions(functionNames, begun);
  renameSync(begun, done);
  return done;
}

/** Folder of the renderer in a Lambda that renders pages: Lambda unpacks the bundle into /var/task. */
export const RENDERER_IN_LAMBDA = '/var/task/renderer';

/** Copies the site's renderer into the bundles of the functions that run it. */
export function addRenderer(renderer: string, bundles: string): void {
  for (const name of pageNames) {
    cpSync(renderer, join(bundles, lambdaName(name), 'renderer'), { recursive: true });
  }
}
