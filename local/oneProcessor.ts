import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Keeps a process, and all threads that it begins, on one processor of a Linux machine. The threads of DynamoDB Local hand
 * each step of a request to each other and never work side by side: on two processors each step first wakes the other one.
 * Where it cannot be done, everything works as well but slower.
 */
export async function keepOnOneProcessor(pid: number): Promise<void> {
  try {
    const last = lastProcessor(await readFile('/proc/self/status', 'utf8'));
    if (last !== undefined) await run('taskset', ['-apc', last, String(pid)]);
  } catch {
    // Another system, or a Linux without the command.
  }
}

/** The last processor that a process may use, as `/proc/PID/status` lists them: 7 of `0-3,6-7`. */
export const lastProcessor = (status: string): string | undefined =>
  /^Cpus_allowed_list:\s*(?:.*\D)?(\d+)$/m.exec(status)?.[1];
