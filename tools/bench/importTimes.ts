import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import { bundling, lambdaName } from '#infra/build/bundling.ts';
import type { FunctionName } from '#infra/manifest.ts';
import { benchEnvironment } from './environment.ts';
import { exemptionOf } from './exemption.ts';
import { percentile } from './percentile.ts';

interface ImportTime {
  name: FunctionName;
  /** Time in which a new process loads it, in ms. */
  ms: number;
  /** Ratio to the SDK's client, unmodified. */
  ratio: number;
  /** Ratio to the SDK's client, bundled with the options of our functions. */
  ratioToOurs: number;
  /** Reason why it may exceed the limit. */
  exemption: string | undefined;
}

export interface ImportTimes {
  rounds: number;
  /** Time in which a new process loads the SDK's client, in ms: unmodified, and with our options. */
  bareMs: number;
  oursMs: number;
  functions: ImportTime[];
}

/** Greatest ratio of a function's loading time to the bare client's, unless it has pictures. */
export const IMPORT_LIMIT = 1.3;

const ROUNDS = 21;

/** Code of the process. It opens standard output before it loads the function, as Lambda does. */
const LOAD = `
  process.stdout; process.stderr;
  const began = performance.now();
  require(process.argv[1]);
  console.log(performance.now() - began);
  process.exit();
`;

/**
 * Loads every function's bundle in `folder`, and a bare document client, each in a separate process. The
 * slowest function comes first.
 */
export function measureImports(names: readonly FunctionName[], folder: string): ImportTimes {
  const asTheSdkHasIt = { ...bundling, alias: {} };
  const bare = bundleClient(asTheSdkHasIt, join(folder, 'bare.js'));
  const ours = bundleClient(bundling, join(folder, 'ours.js'));
  const clients = [bare, ours];
  const files = names.map((name) => join(folder, lambdaName(name), 'index.js'));
  const rounds = Array.from({ length: ROUNDS }, () => [...clients, ...files].map(load));
  const median = (index: number) =>
    percentile(
      rounds.map((round) => round[index] ?? 0),
      0.5,
    );
  const [bareMs, oursMs] = [median(0), median(1)];
  const functions = names.map((name, index) => {
    const ms = median(clients.length + index);
    return {
      name,
      ms,
      ratio: ms / bareMs,
      ratioToOurs: ms / oursMs,
      exemption: exemptionOf(name),
    };
  });
  return {
    rounds: ROUNDS,
    bareMs,
    oursMs,
    functions: functions.sort((a, b) => b.ms - a.ms),
  };
}

function bundleClient(options: BuildOptions, outfile: string): string {
  buildSync({ ...options, entryPoints: [join(import.meta.dirname, 'bareClient.ts')], outfile });
  return outfile;
}

const nowhere = 'http://127.0.0.1:1';
const env = {
  ...process.env,
  ...benchEnvironment({ dynamoDb: nowhere, s3: nowhere }, 'bench'),
  SOCKETS_URL: nowhere,
};

/** Loads a file with source maps enabled, as deployed, and returns the time in ms. */
const load = (file: string): number =>
  Number(
    execFileSync(process.execPath, ['--enable-source-maps', '-e', LOAD, file], {
      env,
      encoding: 'utf8',
    }),
  );
