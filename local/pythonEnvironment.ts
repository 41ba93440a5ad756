import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE } from '#infra/build/folders.ts';
import { Problem } from '#infra/build/problem.ts';
import { run } from '#infra/build/run.ts';
import { installDebianPackage } from './debian.ts';

type Log = (line: string) => void;

/** Programs that are installed from PyPI. */
interface PythonNeed {
  /** Name in messages, and of its folder under `.cache/`. */
  name: string;
  /** File that pins its version and those of its dependencies. */
  requirements: string;
}

/** Python code that fails if Python is too old or cannot create virtual environments. */
const SUITS = 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 10))';

/** The first on the PATH may be unsuitable, so the system's own is tried as well. */
const CANDIDATES = ['python3', '/usr/bin/python3'];

/**
 * Folder of the programs of a virtual environment under `.cache/`. The environment is created at the
 * first use and again when the pinned versions change.
 * @throws Problem with what to do if it cannot be created
 */
export async function programsOf(need: PythonNeed, log: Log): Promise<string> {
  const { name, requirements } = need;
  const environment = join(CACHE, name);
  const programs = join(environment, 'bin');
  /** Has the hash of the requirements once the environment is complete. */
  const mark = join(environment, 'requirements.hash');
  const hash = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) return programs;
  const python = await findPython(name, log);
  log(`Installing ${name} into .cache/ …`);
  rmSync(environment, { recursive: true, force: true });
  await mustRun(name, python, ['-m', 'venv', environment]);
  const install = ['install', '--quiet', '--disable-pip-version-check', '--requirement'];
  await mustRun(name, join(programs, 'python'), ['-m', 'pip', ...install, requirements]);
  writeFileSync(mark, hash);
  return programs;
}

async function findPython(name: string, log: Log): Promise<string> {
  const found = await firstSuitable();
  if (found) return found;
  log(`No Python 3.10 or newer with venv was found (${name} needs one).`);
  await installDebianPackage('python3-venv', log);
  const installed = await firstSuitable();
  if (installed) return installed;
  throw new Problem(
    'Python 3.10 or newer with venv is missing and could not be installed: run `apt-get install python3-venv`, or get one from https://www.python.org.',
  );
}

async function firstSuitable(): Promise<string | undefined> {
  for (const candidate of CANDIDATES) {
    if ((await run(candidate, ['-c', SUITS])).code === 0) return candidate;
  }
  return undefined;
}

async function mustRun(name: string, command: string, args: string[]): Promise<void> {
  const { code, output } = await run(command, args);
  if (code !== 0) throw new Problem(`${name} could not be installed:\n${output.trim()}`);
}
