import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundledFunctions, lambdaName } from '#infra/build/bundling.ts';
import type { FunctionName } from '#infra/manifest.ts';

type Handler = (event: unknown, context: unknown) => Promise<unknown>;

/** Commands that the SDK adds to every bundle that uses the service, whether called or not. */
const ALWAYS = new Set(['CreateSession', 'DescribeEndpoints', 'Query', 'Scan']);
/** Commands of the middleware that checks tokens, which public endpoints contain but never call. */
const IN_MIDDLEWARE = new Set(['GetSecretValue']);

const COMMAND = /\/client-[^/]+\/dist-es\/commands\/(\w+)Command\.js$/;

/** They take seconds to make: when this module is loaded, which no time limit cuts short. */
const folder = bundledFunctions();

const bundleOf = (name: FunctionName): string => join(folder, lambdaName(name), 'index.js');

const load = createRequire(import.meta.url);

/** The handler of the code of a function that is deployed, loaded as a cold start does. */
export const handlerOf = (name: FunctionName): Handler =>
  (load(bundleOf(name)) as { handler: Handler }).handler;

/** Operations of AWS that a function's bundle contains: its source map names the sources of its code. */
export function carriedBy(name: FunctionName): string[] {
  const { sources } = JSON.parse(readFileSync(`${bundleOf(name)}.map`, 'utf8')) as {
    sources: string[];
  };
  return sources
    .flatMap((path) => COMMAND.exec(path)?.[1] ?? [])
    .filter((command) => !ALWAYS.has(command) && !IN_MIDDLEWARE.has(command));
}
