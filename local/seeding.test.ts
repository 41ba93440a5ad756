import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Problem } from '#infra/build/problem.ts';
import { populate } from './seeding.ts';

let folder: string;
let marker: string;
let lines: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'seeding-'));
  marker = join(folder, 'seeded');
  lines = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Fills a table in which all but these people are already. */
function populateWith(added: string[], env: NodeJS.ProcessEnv) {
  const code = `require('node:worker_threads').parentPort.postMessage(${JSON.stringify(added)})`;
  writeFileSync(join(folder, 'seed.js'), code);
  const log = (line: string) => void lines.push(line);
  return populate({ bundles: folder, environment: {}, env, marker, log });
}

const ADMIN = 'admin@coldroom.test';
const everybody = [ADMIN, 'customer@coldroom.test', 'operator@coldroom.test'];

test('the first start adds the people, and the next finds the data made', async () => {
  const people = await populateWith(everybody, { SEED: 'demo' });
  expect(people.map(({ email }) => email)).toEqual(everybody);
  expect(existsSync(marker)).toBe(true);
  expect(await populateWith([], {})).toEqual([]);
  expect(lines).toEqual([]);
});

test('a later start says that SEED changes nothing', async () => {
  writeFileSync(marker, '');
  await populateWith([], { SEED: 'demo' });
  expect(lines).toEqual([expect.stringMatching(/^SEED=demo changes nothing, .* -- --fresh\.$/)]);
});

test('a demonstration of which half was made is refused, also by the start after it', async () => {
  for (const added of [[], [ADMIN]]) {
    const start = populateWith(added, { SEED: 'demo' });
    await expect(start).rejects.toThrow(Problem);
    await expect(start).rejects.toThrow('begin anew with `SEED=demo npm start -- --fresh`');
    expect(existsSync(marker)).toBe(false);
  }
});
