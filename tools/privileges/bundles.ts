import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { bundling, entryOf, lambdaName } from '#infra/build/bundling.ts';
import { functionNames, type FunctionName } from '#infra/manifest.ts';

type Outputs = Metafile['outputs'];

/** The bundles of all functions: the code that is deployed. */
interface Bundles {
  /** Loads a function anew, as a cold start does. */
  handlerOf: (name: FunctionName) => (event: unknown, context: unknown) => Promise<unknown>;
  /** Operations of AWS that a function's bundle contains. */
  carriedBy: (name: FunctionName) => string[];
}

/** Commands that the SDK adds to every bundle that uses the service, whether called or not. */
const ALWAYS = new Set(['CreateSession', 'DescribeEndpoints', 'Query', 'Scan']);
/** Commands of the middleware that checks tokens, which public endpoints contain but never call. */
const IN_MIDDLEWARE = new Set(['GetSecretValue']);

const COMMAND = /\/client-[^/]+\/dist-es\/commands\/(\w+)Command\.js$/;

function commandsIn(outputs: Outputs, file: string): string[] {
  const [, output] = Object.entries(outputs).find(([path]) => path.endsWith(file)) ?? [];
  return Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => {
    const command = COMMAND.exec(path)?.[1];
    return command !== undefined && bytesInOutput > 0 ? [command] : [];
  });
}

/** Bundles all functions into `folder`, without source maps, which take as long again to write. */
export function bundleAll(folder: string): Bundles {
  const entryPoints = Object.fromEntries(
    functionNames.map((name) => [`${lambdaName(name)}/index`, entryOf(name)]),
  );
  const more = { entryPoints, outdir: folder, metafile: true, sourcemap: false } as const;
  const { metafile } = buildSync({ ...bundling, ...more });
  const load = createRequire(import.meta.url);
  return {
    handlerOf: (name) => {
      const { handler } = load(join(folder, lambdaName(name), 'index.js')) as {
        handler: ReturnType<Bundles['handlerOf']>;
      };
      return handler;
    },
    carriedBy: (name) =>
      commandsIn(metafile.outputs, `/${lambdaName(name)}/index.js`).filter(
        (command) => !ALWAYS.has(command) && !IN_MIDDLEWARE.has(command),
      ),
  };
}
