import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { keepOnOneProcessor, lastProcessor } from './oneProcessor.ts';

it.each([
  ['0', '0'],
  ['0-1', '1'],
  ['0-3,6-15', '15'],
  ['2,4', '4'],
])('of the processors %s the last one is %s', (list, last) => {
  const status = `Name:\tnode\nCpus_allowed_list:\t${list}\nMems_allowed_list:\t0`;
  expect(lastProcessor(status)).toBe(last);
});

it('a status without processors names none', () => {
  expect(lastProcessor('Name:\tnode\n')).toBeUndefined();
});

it('a process that is not there is left alone', async () => {
  await expect(keepOnOneProcessor(2 ** 22 + 1)).resolves.toBeUndefined();
});

/** The status of a process, and nothing where the system does not tell. */
const statusOf = (pid: number): Promise<string> =>
  readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');

it('keeps a process on the last of its processors, where the system tells which they are', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const before = lastProcessor(await statusOf(pid));
  await keepOnOneProcessor(pid);
  const after = /^Cpus_allowed_list:\s*(.*)$/m.exec(await statusOf(pid))?.[1];
  child.kill();
  expect(after).toBe(before);
});
