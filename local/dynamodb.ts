import { spawn, type ChildProcessWithoutNullStreams as Child } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Problem } from '#infra/build/problem.ts';
import { keepWriteAheadLog } from './journal.ts';
import { keepOnOneProcessor } from './oneProcessor.ts';

export interface Service {
  /** Endpoint for the AWS SDK. */
  url: string;
  stop(): Promise<void>;
}

interface DynamoDbOptions {
  /** Path of `java`, as `findJava` returns it. */
  java: string;
  /** Folder of the data. @default - in memory only */
  folder?: string | undefined;
  /** Gives each access key in each region a database of its own. @default - one for all */
  apart?: boolean;
  /** Whether it is used for minutes: it then takes longer to get fast, and is faster. @default - as long as data on the disk */
  lasting?: boolean;
  /** Called if it ends without being stopped. */
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
 * @throws Problem if it does not become ready
 */
export async function startDynamoDb({
  java,
  folder,
  apart = false,
  lasting = folder !== undefined,
  onCrash,
}: DynamoDbOptions): Promise<Service> {
  if (folder !== undefined) keepWriteAheadLog(folder);
  const child = spawnPrivately(java, javaArguments({ folder, apart, lasting }));
  const errors = collect(child.stderr);
  const port = await portOf(child, errors);
  // Only now, because it starts faster on all processors.
  if (child.pid !== undefined) await keepOnOneProcessor(child.pid);
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

/** Starts a process whose files only their owner can read; it takes the file mask of this one. */
function spawnPrivately(command: string, args: string[]): Child {
  const mask = process.umask(0o077);
  try {
    return spawn(command, args, { cwd: EMULATOR, stdio: ['pipe', 'pipe', 'pipe'] });
  } finally {
    process.umask(mask);
  }
}

const javaArguments = ({
  folder,
  apart,
  lasting,
}: Pick<DynamoDbOptions, 'folder' | 'apart' | 'lasting'>): string[] => [
  '-Xmx256m',
  '-XX:+UseSerialGC',
  // What lives for a test starts fast and takes little memory, at the cost of speed later. What lasts has the best
  // compiler: after two thousand bookings it saves a third of the work of each, for 40 MB.
  ...(lasting ? [] : ['-XX:TieredStopAtLevel=1']),
  '-Dorg.eclipse.jetty.util.log.announce=false',
  '-Dorg.eclipse.jetty.LEVEL=WARN',
  '-Djava.library.path=DynamoDBLocal_lib',
  ...['-cp', 'DynamoDBLocal.jar', 'org.eclipse.jetty.xml.XmlConfiguration'],
  folder === undefined ? 'inMemory=true' : `dbPath=${folder}`,
  `sharedDb=${String(!apart)}`,
  CONFIGURATION,
];

/** The port, which DynamoDB Local prints when it is ready. */
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
    // It ended or took too long; the Problem below says so.
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
    ?.trim() ?? 'it printed no error.';
