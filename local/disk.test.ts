import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fullDisk, watchDisk } from './disk.ts';

const MB = 1024 * 1024;

describe('a full disk', () => {
  it('is named with its folder and what is free', () => {
    expect(fullDisk('/data', () => 3.5 * MB)).toBe(
      'The disk that holds /data is full (3 MB are free): nothing can be saved until there is room on it.',
    );
    expect(fullDisk('/data', () => 32 * MB)).toBeUndefined();
    expect(fullDisk(tmpdir(), undefined)).toBeUndefined();
  });

  it('is not one whose folder is gone while the product still writes', () => {
    const folder = mkdtempSync(join(tmpdir(), 'disk-'));
    const said: string[] = [];
    const check = watchDisk(folder, (words) => said.push(words));
    rmSync(folder, { recursive: true });
    check();
    expect(said).toEqual([]);
    expect(() => fullDisk('/dev/null/none')).toThrow('ENOTDIR');
  });

  it('is said once each time that it fills up', () => {
    let free = 100 * MB;
    const said: string[] = [];
    const check = watchDisk(
      '/data',
      (words) => said.push(words),
      () => free,
    );
    const checkAt = (bytes: number) => {
      free = bytes;
      check();
      return said.length;
    };
    expect([100 * MB, 0, 0, 100 * MB, MB].map(checkAt)).toEqual([0, 1, 1, 1, 2]);
  });
});
