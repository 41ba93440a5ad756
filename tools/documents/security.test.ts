import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';

const lines = readFileSync(join(ROOT, 'SECURITY.md'), 'utf8').split('\n');

/** The files that a text names, each in backticks. */
const filesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)]
    .flatMap(([, code = '']) => code.split(/[\s,]+/))
    .filter((word) => /\.(tsx?|md)$/.test(word));

/** The rows of the tables: each promise and its tests. */
const promises = lines
  .filter((line) => line.startsWith('|') && !/^\|\s*(promise\s*\||-)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', tested = '']) => ({ promise, tested }));

const cited = [...new Set(lines.flatMap(filesIn))];

describe('SECURITY.md', () => {
  // Guards the tests below, which would also pass if no promise or file were found.
  it('makes promises, and names files', () => {
    expect(promises.length).toBeGreaterThan(10);
    expect(cited.length).toBeGreaterThan(10);
  });

  it.each(promises)('names a test of: $promise', ({ tested }) => {
    expect(filesIn(tested)).toContainEqual(expect.stringMatching(/\.test\.tsx?$/));
  });

  it.each(cited)('names an existing file: %s', (path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
  });
});
