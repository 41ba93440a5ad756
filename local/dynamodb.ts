import { spawn, type ChildProcessWithoutNullStreams as Child } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Problem } from '#infra/build/problem.ts';

export interface Service {
  /** Where the AWS SDK finds it. */
  url: string;
  stop(): Promise<void>;
}

export interface DynamoDbOptions {
  /** Path of a Java, as `findJava` answers it. */
  java: string;
  /** Folder that the data is kept in. @default - in memory only */
  folder?: string | undefined;
  /** Called where it ends by itself. */
  onCrash?: ((reason: string) => void) | undefined;
}

const EMULATOR = join(
  dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
  'emulator',
);
const CONFIGURATION = fileURLToPath(new URL('dynamodb.xml', import.meta.url));
const READY_WITHIN_MS = 30_000;

/**
 * Starts DynamoDB Local on a free port of 127.0.0.1.
 * @throws Problem where it does not become ready
 */
export async function startDynamoDb({ java, folder, onCrash }: DynamoDbOptions): Promise<Service> {
  const child = spawn(java, javaArguments(folder), {
    cwd: EMULATOR,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const errors = collect(child.stderr);
  const port = await portOf(child, errors);
  let stopping = false;
  child.on('exit', () => {
    if (!stopping) onCrash?.(`DynamoDB Local has ended: ${lastLine(errors())}`);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      stopping = true;
      return stop(child);
    },
  };
}

const javaArguments = (folder: string | undefined): string[] => [
  // A quick start counts for more than speed later; and it has few data to hold.
  '-Xmx256m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Dorg.eclipse.jetty.util.log.announce=false',
  '-Dorg.eclipse.jetty.LEVEL=WARN',
  '-Djava.library.path=DynamoDBLocal_lib',
  ...['-cp', 'DynamoDBLocal.jar', 'org.eclipse.jetty.xml.XmlConfiguration'],
  folder === undefined ? 'inMemory=true' : `dbPath=${folder}`,
  CONFIGURATION,
];

/** The port it prints when it is ready. */
async function portOf(child: Child, errors: () => string): Promise<number> {
  const gone = new AbortController();
  const signal = AbortSignal.any([gone.signal, AbortSignal.timeout(READY_WITHIN_MS)]);
  child.once('error', () => gone.abort());
  child.once('exit', () => gone.abort());
  try {
    for await (const line of createInterface({ input: child.stdout, signal })) {
      if (/^\d+$/.test(line)) return Number(line);
    }
  } catch {
    // Ended or too late: told below.
  }
  await stop(child);
  throw new Problem(`DynamoDB Local did not start: ${lastLine(errors())}`);
}

async function stop(child: Child): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.stdin.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), 5_000);
  await ended;
  clearTimeout(timer);
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-10_000)));
  return () => text;
}

const lastLine = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() && !/^\s*(at |\.\.\.)/.test(line))
    .at(-1)
    ?.trim() ?? 'it said nothing.';
