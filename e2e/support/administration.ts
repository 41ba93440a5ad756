import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

interface Said {
  code: number;
  /** Standard output, without npm's own lines. */
  output: string;
  errors: string;
}

/** Runs `npm run admin` as an operator does, on the table of the tested server. */
export async function runAdmin(...args: string[]): Promise<Said> {
  const command = ['run', '--silent', 'admin', '--', ...args];
  try {
    const { stdout, stderr } = await promisify(execFile)('npm', command);
    return { code: 0, output: stdout, errors: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout, errors: stderr };
  }
}

/** Resets a user's password as an operator does, and returns the one-time password. */
export async function oneTimePasswordFor(email: string): Promise<string> {
  const { output } = await runAdmin(email, '--reset');
  const password = /: ((?:[A-Z2-9]{4}-){3}[A-Z2-9]{4})$/m.exec(output)?.[1];
  expect(password, output).toBeDefined();
  return password ?? '';
}
