import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';

const file = readFileSync(join(ROOT, 'docker-compose.localstack.yml'), 'utf8');
const requirements = readFileSync(join(ROOT, 'local/standin/requirements.txt'), 'utf8');

/** The text of each service, by name. */
const services = Object.fromEntries(
  file
    .slice(file.indexOf('\nservices:\n') + '\nservices:\n'.length)
    .split(/^ {2}(?=\w)/m)
    .filter((text) => text.trim() !== '')
    .map((text) => [text.slice(0, text.indexOf(':')), text]),
);

/** Values of a service's key: on its line, or in the list below it. */
const valuesOf = (service: string, key: string): string[] => {
  const text = services[service] ?? '';
  const [, here, below] = new RegExp(`^ {4}${key}:(.*)\\n((?: {6}- .*\\n)*)`, 'm').exec(text) ?? [];
  const inline = here?.trim() ?? '';
  if (inline !== '') return [inline];
  return (below ?? '').split('\n').flatMap((line) => /- '?([^']+)'?$/.exec(line)?.[1] ?? []);
};

describe('docker-compose.localstack.yml', () => {
  it('has MiniStack and LocalStack, each behind a profile of its name', () => {
    expect(Object.keys(services)).toEqual(['ministack', 'localstack']);
    for (const name of Object.keys(services)) {
      expect(valuesOf(name, 'profiles')).toEqual([`[${name}]`]);
    }
  });

  it.each(['ministack', 'localstack'])('lets only this machine reach %s', (name) => {
    expect(valuesOf(name, 'ports')).toEqual(['127.0.0.1:4566:4566']);
  });

  it.each(['ministack', 'localstack'])('names one version of %s', (name) => {
    expect(valuesOf(name, 'image')).toEqual([
      expect.stringMatching(new RegExp(`^[\\w-]+/${name}:\\d+\\.\\d+\\.\\d+$`)) as string,
    ]);
  });

  it('runs the same MiniStack that is installed without Docker', () => {
    const [image] = valuesOf('ministack', 'image');
    expect(requirements).toContain(`ministack==${image?.split(':')[1] ?? ''}\n`);
  });

  it('passes LocalStack its token from the environment', () => {
    expect(services.localstack).toContain('LOCALSTACK_AUTH_TOKEN: ${LOCALSTACK_AUTH_TOKEN:-}\n');
  });
});

describe('requirements.txt', () => {
  it('pins one version of every package', () => {
    for (const line of requirements.trim().split('\n')) expect(line).toMatch(/^[\w-]+==[\w.]+$/);
  });
});
