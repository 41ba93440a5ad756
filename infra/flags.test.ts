import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './build/folders.ts';

const recommended = createRequire(import.meta.url)(
  'aws-cdk-lib/recommended-feature-flags.json',
) as Record<string, unknown>;

const { context } = JSON.parse(readFileSync(join(ROOT, 'cdk.json'), 'utf8')) as {
  context: Record<string, unknown>;
};

/** Flags of the CDK whose recommended value is not ours, and why. */
const others: Record<string, string> = {
  '@aws-cdk/core:target-partitions': 'The product is deployed to the standard partition only',
  '@aws-cdk/core:defaultCrossStackReferences':
    'A stack whose values others use must not be deleted before them',
  '@aws-cdk/core:enableAdditionalMetadataCollection': 'Nothing is told about the use of the CDK',
};

it('cdk.json sets every flag that the CDK recommends, to its value unless there is a reason', () => {
  for (const [flag, value] of Object.entries(recommended)) {
    expect(context, flag).toHaveProperty([flag]);
    expect([flag, JSON.stringify(context[flag]) === JSON.stringify(value)]).toEqual([
      flag,
      !(flag in others),
    ]);
  }
});
