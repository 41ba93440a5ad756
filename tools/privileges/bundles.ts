import { createRequire } from 'node:module';
import { join } from 'node:path';
import { buildSync, type Metafile } from 'esbuild';
import { bundling, entryOf, lambdaName } from '#infra/build/bundling.ts';
import { functionNames, type FunctionName } from '#infra/manifest.ts';

type Outputs = Metafile['outputs'];

/** All functions as they are deployed: each a file of its own that knows nothing of the others. */
export interface Bundles {
  /** Loads a function, as a Lambda that starts. */
  handlerOf: (name: FunctionName) => (event: unknown, context: unknown) => Promise<unknown>;
  /** Operations of AWS that a function's code can ask for. */
  carriedBy: (name: FunctionName) => string[];
}

/** Commands that the SDK carries into every bundle of a service, whether it is used or not. */
const ALWAYS = new Set(['CreateSession', 'DescribeEndpoints', 'Query', 'Scan']);
/** The middleware that checks tokens stands before public endpoints too, and lets everybody pass. */
const IN_MIDDLEWARE = new Set(['GetSecretValue']);

const COMMAND = /\/client-[^/]+\/dist-es\/commands\/(\w+)Command\.js$/;

function commandsIn(outputs: Outputs, file: string): string[] {
  const [, output] = Object.entries(outputs).find(([path]) => path.endsWith(file)) ?? [];
  return Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) => {
    const command = COMMAND.exec(path)?.[1];
    return command !== undefined && bytesInOutput > 0 ? [command] : [];
  });
}

export function bundleAll(folder: string): Bundles {
  const entryPoints = Object.fromEntries(
    functionNames.map((name) => [`${lambdaName(name)}/index`, entryOf(name)]),
  );
  const { metafile } = buildSync({ ...bundling, entryPoints, outdir: folder, metafile: true });
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
