import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { entryOf } from './build/bundling.ts';
import { ROOT } from './build/folders.ts';
import { functionNames, manifest, type FunctionName } from './manifest.ts';

/** The endpoints that hash or check a password. */
const PASSWORDS: FunctionName[] = [
  'auth.register',
  'auth.login',
  'auth.reset',
  'account.changePassword',
  'account.changeEmail',
  'account.remove',
];

describe.each(functionNames)('the row of %s', (name) => {
  it('belongs to an existing function', () => {
    expect(existsSync(join(ROOT, entryOf(name))), entryOf(name)).toBe(true);
  });

  it('has one of the four sizes of memory, 256 MB or more', () => {
    expect([256, 512, 1024, 1769]).toContain(manifest[name].memoryMB);
  });
});

describe('the memory of a function', () => {
  it('comes with a whole vCPU only for functions that hash passwords', () => {
    const whole = functionNames.filter((name) => manifest[name].memoryMB === 1769);
    expect(whole.toSorted()).toEqual(PASSWORDS.toSorted());
  });

  it('is 512 MB for every other endpoint, because a user waits for it', () => {
    const others = functionNames.filter((name) => name in routes && !PASSWORDS.includes(name));
    for (const name of others) expect(manifest[name].memoryMB, name).toBe(512);
  });
});
