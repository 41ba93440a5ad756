import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build, context, type BuildOptions, type OutputFile, type Plugin } from 'esbuild';
import { entryOf } from '#infra/build/bundling.ts';
import { CACHE, ROOT } from '#infra/build/folders.ts';
import { functionNames } from '#infra/manifest.ts';

const FOLDER = join(CACHE, 'functions');
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const { resolve } = createRequire(import.meta.url);

const wasm: Plugin = {
  name: 'wasm',
  setup: (build) => build.onResolve({ filter: /\.wasm$/ }, ({ path }) => ({ path: resolve(path) })),
};

/** esbuild options: all functions, the host that runs them and the seed, in one folder. */
const options = {
  absWorkingDir: ROOT,
  entryPoints: {
    host: 'local/lambda/host.ts',
    seed: 'local/lambda/seed.ts',
    ...Object.fromEntries(functionNames.map((name) => [name.replace('.', '/'), entryOf(name)])),
  },
  outdir: FOLDER,
  bundle: true,
  write: false,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node22',
  // Dependencies stay in node_modules. The bundles for Lambda are made by infra/build/bundling.ts.
  packages: 'external',
  // Node imports no bytes, so those of WebAssembly are bundled here as well.
  loader: { '.wasm': 'binary' },
  plugins: [wasm],
  sourcemap: 'inline',
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Bundles the functions and returns their folder. */
export async function bundleFunctions(): Promise<string> {
  const { outputFiles } = await build(options);
  return store(outputFiles);
}

/** Bundles the functions again whenever their sources change. */
export async function watchFunctions(
  onChange: (folder: string) => void,
): Promise<() => Promise<void>> {
  const watcher = await context({
    ...options,
    plugins: [
      {
        name: 'changed',
        setup: (build) =>
          build.onEnd(({ errors, outputFiles = [] }) => {
            if (errors.length === 0) onChange(store(outputFiles));
          }),
      },
    ],
  });
  await watcher.watch();
  return () => watcher.dispose();
}

/** Writes a build to a folder named after its hash, so that two products do not overwrite each other's. */
function store(files: OutputFile[]): string {
  const hash = createHash('sha256');
  for (const { path, contents } of files) hash.update(path).update(contents);
  const folder = join(FOLDER, hash.digest('hex').slice(0, 16));
  dropOldBuilds();
  for (const { path, contents } of files) {
    const target = join(folder, relative(FOLDER, path));
    if (existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    // Renamed when complete, so that a second product that starts meanwhile never reads half a file.
    writeFileSync(`${target}.${process.pid}`, contents);
    renameSync(`${target}.${process.pid}`, target);
  }
  return folder;
}

function dropOldBuilds(): void {
  if (!existsSync(FOLDER)) return;
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    if (statSync(path).mtimeMs < Date.now() - WEEK_MS) rmSync(path, { recursive: true });
  }
}
