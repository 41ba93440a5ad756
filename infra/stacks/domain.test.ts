import { App } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import { domainOf } from './domain.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111122223333:certificate/abc';
const given = (context: { domain?: string; certificateArn?: string }) =>
  domainOf(new App({ context }).node);

describe('the domain', () => {
  it('is optional', () => {
    expect(given({})).toBeUndefined();
  });

  it('comes with its certificate', () => {
    const domain = 'coldroom.example.com';
    expect(given({ domain, certificateArn })).toEqual({ name: domain, certificateArn });
  });

  it.each([{ domain: 'coldroom.example.com' }, { certificateArn }])(
    'is refused where the other of the two is missing: %o',
    (context) => {
      expect(() => given(context)).toThrow(/belong together/);
    },
  );

  it.each(['https://coldroom.example.com', 'coldroom', 'a..b', '-a.example', 'a.example/', ''])(
    'is refused where it is no name: "%s"',
    (domain) => {
      expect(() => given({ domain, certificateArn })).toThrow(/domain must be a name/);
    },
  );

  it.each([
    'arn:aws:acm:eu-west-1:111122223333:certificate/abc',
    'arn:aws:iam::111122223333:server-certificate/abc',
    'abc',
  ])('is refused where CloudFront would not take its certificate: %s', (other) => {
    const domain = 'coldroom.example.com';
    expect(() => given({ domain, certificateArn: other })).toThrow(/certificate in us-east-1/);
  });
});
