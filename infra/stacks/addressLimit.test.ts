import { expect, it } from 'vitest';
import { errorBody } from '#shared/errors.ts';
import { stageNamed } from './stage.ts';
import { devWithAll, propertiesOf, synthesize } from './synthesize.ts';

const WEB_ACL = 'AWS::WAFv2::WebACL';

it('no stage has a web ACL that it did not ask for', () => {
  synthesize().api.resourceCountIs(WEB_ACL, 0);
});

it('a stage may limit the requests of an address, as CloudFront saw it, for the whole API', () => {
  const { api } = synthesize(devWithAll);
  api.hasResourceProperties(WEB_ACL, {
    Scope: 'REGIONAL',
    DefaultAction: { Allow: {} },
    Rules: [
      {
        Statement: {
          RateBasedStatement: {
            Limit: 3_000,
            EvaluationWindowSec: 300,
            AggregateKeyType: 'FORWARDED_IP',
            ForwardedIPConfig: {
              HeaderName: 'x-viewer-address',
              FallbackBehavior: 'NO_MATCH',
            },
          },
        },
        Action: { Block: { CustomResponse: { ResponseCode: 429 } } },
        VisibilityConfig: { SampledRequestsEnabled: false },
      },
    ],
  });
  const [association] = propertiesOf<{ ResourceArn: unknown }>(
    api,
    'AWS::WAFv2::WebACLAssociation',
  );
  expect(JSON.stringify(association?.ResourceArn)).toContain('::/restapis/');
});

it('says what API Gateway says of too many requests', () => {
  const { api } = synthesize(devWithAll);
  const [acl] = propertiesOf<{ CustomResponseBodies: Record<string, { Content: string }> }>(
    api,
    WEB_ACL,
  );
  const bodies = Object.values(acl?.CustomResponseBodies ?? {});
  expect(bodies.map(({ Content }) => JSON.parse(Content) as unknown)).toEqual([
    errorBody('throttled'),
  ]);
});

it.each([99, 1.5, '3000'])('no stage may limit them to %s', (requestsPerAddress) => {
  expect(() => stageNamed('dev', { requestsPerAddress })).toThrow(/requestsPerAddress/);
});
