import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { install } from 'njre';
import { CACHE } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { installDebianPackage } from './debian.ts';

/** Oldest version that DynamoDB Local runs on. */
const OLDEST = 11;
/** Version that is downloaded if there is none; it has long-term support. */
const FETCHED = 21;

const EXECUTABLE = process.platform === 'win32' ? 'java.exe' : 'java';

/** The major version in the output of `java -version`: 17 of `17.0.15`, 8 of `1.8.0_422`. */
export function majorVersion(text: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(text);
  return match ? Number(match[1]) : undefined;
}

/**
 * Path of a Java for DynamoDB Local: from JAVA_HOME, the PATH or `.cache/`. If none is found, it
 * installs the Debian package, or downloads a Java into `.cache/`.
 * @throws Problem with the command to run if it cannot be installed
 */
export async function findJava(log: (line: string) => void): Promise<string> {
  const found = await firstUsable(candidates());
  if (found) return found;
  log(`No Java ${OLDEST} or newer was found (DynamoDB Local needs one).`);
  if (await installDebianPackage('default-jre-headless', log)) {
    const installed = await firstUsable([EXECUTABLE]);
    if (installed) return installed;
  }
  return fetchJava(log);
}

const candidates = (): string[] => [
  ...(process.env.JAVA_HOME ? [join(process.env.JAVA_HOME, 'bin', EXECUTABLE)] : []),
  EXECUTABLE,
  ...fetched(),
];

const fetched = (): string[] =>
  existsSync(CACHE) ? globSync(join(CACHE, 'jre', '**', 'bin', EXECUTABLE)) : [];

async function firstUsable(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const { code, output } = await run(path, ['-version']);
    if (code === 0 && (majorVersion(output) ?? 0) >= OLDEST) return path;
  }
  return undefined;
}

async function fetchJava(log: (line: string) => void): Promise<string> {
  log(`Fetching a Java ${FETCHED} into .cache/ …`);
  try {
    mkdirSync(CACHE, { recursive: true });
    await install(FETCHED, { type: 'jre', installPath: join(CACHE, 'java') });
  } catch {
    // The Problem below says what to do.
  }
  const java = await firstUsable(fetched());
  if (java) return java;
  throw new Problem(
    `Java ${OLDEST} or newer is missing and could not be fetched: install one, for example with \`apt-get install default-jre-headless\`, or set JAVA_HOME.`,
  );
}
