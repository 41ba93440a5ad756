import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '#infra/build/folders.ts';
import { exceptions } from './exceptions.ts';

it.each(exceptions)('leaves out a test that there is: $title', ({ file, title }) => {
  expect(readFileSync(join(ROOT, file), 'utf8').split(title)).toHaveLength(2);
});
