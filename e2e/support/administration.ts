import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { api } from '#shared/api.ts';
import type { Backend } from './backend.ts';
import { signUp, type Person } from './people.ts';

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

/** Registers somebody whom an operator makes an admin, and signs them in. */
export async function newAdmin(backend: Backend): Promise<Person> {
  const person = await signUp(backend);
  expect((await runAdmin(person.email)).code).toBe(0);
  const { email, password } = person;
  return { ...person, ...(await backend.ok(api.auth.login, { json: { email, password } })) };
}
