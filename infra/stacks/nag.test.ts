import { rmSync } from 'node:fs';
import { Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { describe, expect, it } from 'vitest';
import { coldroom } from './coldroom.ts';
import { deployed, newApp, prodWith, site } from './synthesize.ts';

const domain = {
  name: 'coldroom.rw',
  certificateArn: 'arn:aws:acm:us-east-1:111122223333:certificate/abc',
};

describe('cdk-nag finds nothing that is not acknowledged with its reason', () => {
  it.each([
    ['the default stage', {}, undefined],
    [
      'prod, with all settings',
      {},
      prodWith({ region: 'eu-west-1', domain, deployed, requestsPerAddress: 3_000 }),
    ],
    ['what is deployed to LocalStack', { target: 'localstack' }, undefined],
  ])('in %s', (_, context, stage) => {
    const app = newApp(context);
    coldroom(app, { site, stage });
    // It throws with what was found, as `cdk synth` does.
    expect(app.synth().stacks.length).toBeGreaterThan(3);
    rmSync(app.outdir, { recursive: true });
  });

  it('and would say so if it did', () => {
    // That of the target with the fewest stacks.
    const app = newApp({ target: 'localstack' });
    coldroom(app);
    new Bucket(new Stack(app, 'other'), 'Bucket');
    expect(() => app.synth()).toThrow(/AwsSolutions-S1/);
    rmSync(app.outdir, { recursive: true });
  });
});
