import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bundledFunctions, lambdaName } from '#infra/build/bundling.ts';
import { functionNames } from '#infra/manifest.ts';
import { synthesize } from '#infra/stacks/synthesize.ts';
import { peopleOf } from '#local/seeding.ts';

/** Credentials of the people whom `npm start` seeds. No template or bundle may contain them. */
const credentials = peopleOf({}, true).flatMap(({ email, password }) => [email, password]);

it.each(Object.entries(synthesize()))(
  'the %s stack holds no credentials of the seeded people',
  (_, template) => {
    const text = JSON.stringify(template.toJSON());
    for (const credential of credentials) expect(text).not.toContain(credential);
  },
);

it.each(functionNames.map(lambdaName))('%s holds no credentials of the seeded people', (name) => {
  const code = readFileSync(join(bundledFunctions(), name, 'index.js'), 'utf8');
  for (const credential of credentials) expect(code).not.toContain(credential);
});
