import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CACHE, ROOT } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';
import { programsOf } from '#local/pythonEnvironment.ts';
import { answers, environmentFor } from './endpoint.ts';

interface MiniStack {
  stop(): Promise<void>;
}

interface Options {
  log: (line: string) => void;
  /** Called if it ends without being stopped. */
  onCrash?: (reason: string) => void;
}

const REQUIREMENTS = fileURLToPath(new URL('requirements.txt', import.meta.url));
const STAND_IN = fileURLToPath(new URL('stand_in.py', import.meta.url));
const READY_WITHIN_MS = 60_000;
/** What the last MiniStack wrote. */
export const LOG = join(CACHE, 'ministack.log');

/**
 * Starts MiniStack on 127.0.0.1 at the port of `endpoint`. Its output is in `.cache/ministack.log`.
 * @throws Problem if `endpoint` is not this machine, or MiniStack does not become ready
 */
export async function startMiniStack(endpoint: URL, { log, onCrash }: Options): Promise<MiniStack> {
  if (!['127.0.0.1', 'localhost'].includes(endpoint.hostname)) {
    throw new Problem(`Nothing answers at ${endpoint.origin}.`);
  }
  const need = { name: 'ministack', requirements: REQUIREMENTS };
  const python = join(await programsOf(need, log), 'python');
  const folder = newFolder();
  const output = openSync(LOG, 'w');
  const child = spawn(python, [STAND_IN], {
    env: environmentOf(endpoint, folder),
    stdio: ['pipe', output, output],
  });
  closeSync(output);
  let stopping = false;
  child.on('exit', () => {
    if (!stopping) onCrash?.(`MiniStack has ended: ${lastWords()}`);
  });
  const stop = async () => {
    stopping = true;
    await end(child);
    rmSync(folder, { recursive: true, force: true });
  };
  if (await ready(endpoint, child)) return { stop };
  await stop();
  throw new Problem(`MiniStack did not start: ${lastWords()}`);
}

/** MiniStack's environment. The functions inherit it, so it has nothing of this shell but the PATH. */
const environmentOf = (endpoint: URL, folder: string): NodeJS.ProcessEnv => ({
  ...environmentFor(endpoint),
  // MiniStack runs functions with the first `node` of the PATH: the project's, which has Lambda's version.
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH ?? ''}`,
  HOME: folder,
  TMPDIR: folder,
  NODE_PATH: runtimeIn(folder),
  LAMBDA_EXECUTOR: 'local',
  BIND_HOST: '127.0.0.1',
  MINISTACK_HOST: '127.0.0.1',
  GATEWAY_PORT: endpoint.port || '80',
  // Enforces IAM policies.
  AUTH: 'true',
  PYTHONUTF8: '1',
  PYTHONDONTWRITEBYTECODE: '1',
});

/** Folder of the modules that Lambda's runtime provides. */
const runtimeIn = (folder: string): string => join(folder, 'runtime');

/**
 * A new folder for the functions' code. It is outside the project, whose package.json would make Node
 * load the CommonJS bundles as ES modules.
 */
function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'coldroom-ministack-'));
  mkdirSync(runtimeIn(folder));
  // The CDK's function that empties buckets needs the runtime's SDK; ours have it in their bundles.
  symlinkSync(join(ROOT, 'node_modules/@aws-sdk'), join(runtimeIn(folder), '@aws-sdk'));
  return folder;
}

async function ready(endpoint: URL, child: ChildProcess): Promise<boolean> {
  const until = performance.now() + READY_WITHIN_MS;
  while (child.exitCode === null && performance.now() < until) {
    if (await answers(endpoint)) return true;
    await wait(100);
  }
  return false;
}

/** Ends MiniStack, and its functions, by closing its standard input. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(timer);
}

const lastWords = (): string => readFileSync(LOG, 'utf8').trim().split('\n').slice(-5).join('\n');
