import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { CACHE, ROOT } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { ENVIRONMENT, environmentFor } from './endpoint.ts';

/** A deployment of the product to a stand-in for AWS. */
export interface Deployment {
  /** Base URL of the API's paths. */
  apiUrl: string;
  /** URL that the site opens its socket at. */
  socketUrl: string;
  tableName: string;
  imagesBucketName: string;
  /** Duration of `cdk synth`: templates and the functions' bundles. */
  synthMs: number;
  /** Duration of `cdk bootstrap`, which every account needs once. */
  bootstrapMs: number;
  /** Duration of `cdk deploy`: all stacks of the product. */
  deployMs: number;
}

const FOLDER = join(CACHE, 'localstack');
const ASSEMBLY = join(FOLDER, 'cdk.out');
const OUTPUTS = join(FOLDER, 'outputs.json');
const CDK = join(ROOT, 'node_modules/aws-cdk/bin/cdk');
/** Limit of a CDK command, which otherwise waits an hour for a custom resource that never answers. */
const LIMIT_MS = 4 * 60_000;

const outputsSchema = z.object({
  'Coldroom-dev-data': z.object({ TableName: z.string(), ImagesBucketName: z.string() }),
  'Coldroom-dev-api': z.object({ RestApiId: z.string() }),
  'Coldroom-dev-realtime': z.object({ SocketUrl: z.string() }),
});

/**
 * Deploys the CDK app to a stand-in for AWS, as to an account. `settings` are environment variables of
 * the functions, for tests.
 * @throws Problem with the CDK's output if it fails or takes too long
 */
export async function deploy(
  endpoint: URL,
  settings: Record<string, string> = {},
): Promise<Deployment> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const synthMs = await cdk(endpoint, [
    ...['synth', '--quiet', '--output', ASSEMBLY],
    ...['--context', 'target=localstack', '--context', `endpoint=${endpoint.origin}`],
    ...['--context', `settings=${pairs(settings)}`],
  ]);
  const bootstrapMs = await cdk(endpoint, ['bootstrap', ENVIRONMENT, '--app', ASSEMBLY]);
  const deployMs = await cdk(endpoint, [
    ...['deploy', '--all', '--app', ASSEMBLY, '--outputs-file', OUTPUTS],
    ...['--require-approval', 'never', '--concurrency', '4'],
  ]);
  return { ...readOutputs(endpoint), synthMs, bootstrapMs, deployMs };
}

const pairs = (settings: Record<string, string>): string =>
  Object.entries(settings)
    .map(([name, value]) => `${name}=${value}`)
    .join(',');

/** Runs the CDK and returns its duration in ms. */
async function cdk(endpoint: URL, args: string[]): Promise<number> {
  const began = performance.now();
  const env = environmentFor(endpoint);
  const { code, output } = await run(process.execPath, [CDK, ...args], { env, limitMs: LIMIT_MS });
  const took = performance.now() - began;
  if (code === 0) return took;
  const end = output.trim().split('\n').slice(-40).join('\n');
  const late = took >= LIMIT_MS;
  throw new Problem(
    `cdk ${args[0] ?? ''} ${late ? `was stopped after ${LIMIT_MS / 60_000} minutes` : 'failed'}:\n${end}`,
  );
}

/** Names and URLs from the outputs. Their URLs are AWS's, so those of the stand-in are made from the APIs' ids. */
function readOutputs(endpoint: URL) {
  const outputs = outputsSchema.parse(JSON.parse(readFileSync(OUTPUTS, 'utf8')));
  const { TableName, ImagesBucketName } = outputs['Coldroom-dev-data'];
  const socket = new URL(outputs['Coldroom-dev-realtime'].SocketUrl);
  const [socketApiId = ''] = socket.hostname.split('.');
  const { origin } = endpoint;
  return {
    apiUrl: `${origin}/_aws/execute-api/${outputs['Coldroom-dev-api'].RestApiId}/backend`,
    socketUrl: `${origin.replace(/^http/, 'ws')}/_aws/execute-api/${socketApiId}${socket.pathname}`,
    tableName: TableName,
    imagesBucketName: ImagesBucketName,
  };
}
