import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Checkpoint } from './checkpoint.ts';

const folder = mkdtempSync(join(tmpdir(), 'coldroom-checkpoint-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('a checkpoint', () => {
  it('is read again after a restart', () => {
    const file = join(folder, 'stream.json');
    const first = new Checkpoint('stream-1', file);
    expect(first.of('shard')).toBeUndefined();
    first.set('shard', '7');
    first.set('other', '9');
    const again = new Checkpoint('stream-1', file);
    expect([again.of('shard'), again.of('other')]).toEqual(['7', '9']);
    expect(readdirSync(folder)).toEqual(['stream.json']);
  });

  it('of another stream is ignored', () => {
    const file = join(folder, 'stream.json');
    new Checkpoint('stream-1', file).set('shard', '7');
    expect(new Checkpoint('stream-2', file).of('shard')).toBeUndefined();
  });

  it('that cannot be read is ignored', () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{"stream');
    expect(new Checkpoint('stream-1', file).of('shard')).toBeUndefined();
  });

  it('without a file is kept in memory', () => {
    const checkpoint = new Checkpoint('stream-1');
    checkpoint.set('shard', '7');
    expect(checkpoint.of('shard')).toBe('7');
  });
});
