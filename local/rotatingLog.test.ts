import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isFull } from './disk.ts';
import { RotatingLog } from './rotatingLog.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'coldroom-log-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const never = (error: Error) => {
  throw error;
};

it('keeps what it held, up to its size, in one file before it', async () => {
  const file = join(folder, 'log');
  writeFileSync(file, 'old line\n');
  const log = new RotatingLog(file, { largest: 30, onError: never });
  for (let line = 0; line < 20; line += 1) {
    log.write(`line ${line}\n`);
    await expect.poll(() => readFileSync(file, 'utf8')).toContain(`line ${line}\n`);
  }
  expect(readdirSync(folder).sort()).toEqual(['log', 'log.1']);
  for (const name of ['log', 'log.1']) {
    expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(30);
  }
});

it('reports a full disk and goes on', async () => {
  const errors: Error[] = [];
  const log = new RotatingLog('/dev/full', { onError: (error) => errors.push(error) });
  log.write('a line\n');
  await expect.poll(() => errors.map(isFull)).toEqual([true]);
});

it('appends what is written meanwhile together, in its order', async () => {
  const file = join(folder, 'log');
  const log = new RotatingLog(file, { onError: never });
  const lines = Array.from({ length: 500 }, (_, line) => `line ${line}\n`);
  for (const line of lines) log.write(line);
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(lines.join(''));
});
