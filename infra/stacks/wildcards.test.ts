import { describe, expect, it } from 'vitest';
import { prodWith, resourcesOf, synthesize } from './synthesize.ts';
import { allStatements, written } from './templateReading.ts';

const templates = [...Object.values(synthesize()), ...Object.values(synthesize(prodWith()))];

interface Wildcard {
  /** Logical id of the resource whose policy it is in. */
  where: string;
  effect: string;
  /** `action`, `resource`, `principal`, or `caller` for a function's permission. */
  part: string;
  value: string;
}

interface Known extends Record<keyof Wildcard, RegExp> {
  because: string;
}

const any = /^/;

/** All wildcards that policies may contain. The test fails for any other, and for one that is no longer used. */
const known: Known[] = [
  {
    where: any,
    effect: /^Deny$/,
    part: any,
    value: any,
    because: 'A denial applies to everybody: requests without TLS',
  },
  {
    where: /^[a-z]+[A-Za-z]+Role/,
    effect: /^Allow$/,
    part: /^resource$/,
    value: /^xray:(PutTelemetryRecords|PutTraceSegments) on \*$/,
    because: 'The actions of X-Ray take no resource',
  },
  {
    where: /^outboxconsumeRole/,
    effect: /^Allow$/,
    part: /^resource$/,
    value: /^dynamodb:ListStreams on \*$/,
    because: 'dynamodb:ListStreams takes no resource',
  },
  {
    where: /^outboxconsumeRole/,
    effect: /^Allow$/,
    part: /^resource$/,
    value:
      /^execute-api:ManageConnections on .*<SocketsApi[^>]*>\/realtime\/(POST|DELETE)\/@connections\/\*$/,
    because: 'Connections are opened and closed all the time, so a policy cannot name them',
  },
  {
    where:
      /^(rooms(create|update|remove|addPicture|setPictures)|account(update|remove)|picturesresize)Role/,
    effect: /^Allow$/,
    part: /^resource$/,
    value:
      /^s3:(GetObject|PutObject|DeleteObject) on <[^>]*Images[^>]*>\/(rooms|users|widths)\/\*$/,
    because: 'A picture’s key contains the id of its room or user and a hash',
  },
  {
    where: /^ImagesPolicy/,
    effect: /^Allow$/,
    part: /^resource$/,
    value: /^s3:GetObject on <Images[^>]*>\/\*$/,
    because: 'CloudFront serves every picture',
  },
  {
    where: /^BucketPolicy/,
    effect: /^Allow$/,
    part: /^resource$/,
    value: /^s3:(GetObject|ListBucket) on <Bucket[^>]*>\/\*$/,
    because: 'CloudFront serves every file of the site',
  },
  {
    where: /^(Bucket|Images)Policy/,
    effect: /^Allow$/,
    part: /^action$/,
    value: /^s3:(DeleteObject|GetBucket|List)\*$/,
    because: 'The CDK’s helper empties a bucket before it is deleted; prod has none',
  },
  {
    where: /^(Bucket|Images)Policy/,
    effect: /^Allow$/,
    part: /^resource$/,
    value: /^s3:(DeleteObject|GetBucket|List|PutBucketPolicy)\*? on <(Bucket|Images)[^>]*>\/\*$/,
    because: 'The CDK’s helper empties a bucket before it is deleted; prod has none',
  },
  {
    where: /^FilesRoleDefaultPolicy/,
    effect: /^Allow$/,
    part: /^action$/,
    value: /^s3:(GetObject|GetBucket|List|DeleteObject|Abort)\*$/,
    because: 'The CDK’s helper uploads the site',
  },
  {
    where: /^FilesRoleDefaultPolicy/,
    effect: /^Allow$/,
    part: /^resource$/,
    value:
      /^s3:[A-Za-z]+\*? on (arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-[^/]*|<Bucket[^>]*>)\/\*$/,
    because: 'The CDK’s helper uploads the site',
  },
  {
    where: /^SocketsApi/,
    effect: /^Allow$/,
    part: /^caller$/,
    value: /^arn:[^*]*:execute-api:[^*]*\/\*\$(connect|disconnect|default)$/,
    because: 'The routes of a WebSocket API have no path',
  },
];

const flat = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

const wildcards: Wildcard[] = templates.flatMap((template) => [
  ...allStatements(template).flatMap(({ where, statement }) => {
    const { Effect: effect, Action, Resource = [], Principal = [] } = statement;
    const actions = flat(Action).map(written);
    const on = (resource: string) => actions.map((action) => `${action} on ${resource}`);
    const found = (part: string, values: string[]) =>
      values.map((value) => ({ where, effect, part, value }));
    return [
      ...found('action', actions),
      ...flat(Resource)
        .map(written)
        .filter((resource) => resource.includes('*'))
        .flatMap((resource) => found('resource', on(resource))),
      ...found('principal', flat(Principal).map(written)),
    ].filter(({ part, value }) => part === 'resource' || value.includes('*'));
  }),
  ...Object.entries(resourcesOf(template, 'AWS::Lambda::Permission')).flatMap(
    ([where, { Properties }]) => {
      const value = written(Properties.SourceArn ?? '*');
      return value.includes('*') ? [{ where, effect: 'Allow', part: 'caller', value }] : [];
    },
  ),
]);

const covers = (entry: Known, wildcard: Wildcard): boolean =>
  (['where', 'effect', 'part', 'value'] as const).every((key) => entry[key].test(wildcard[key]));

describe('a wildcard in a policy', () => {
  it('is never written as NotAction, NotResource or NotPrincipal', () => {
    const statements = templates.flatMap(allStatements).map(({ statement }) => statement);
    expect(statements.length).toBeGreaterThan(100);
    const inverted = statements.filter(
      ({ NotAction, NotResource, NotPrincipal }) => NotAction ?? NotResource ?? NotPrincipal,
    );
    expect(inverted).toEqual([]);
  });

  it('is listed with its reason', () => {
    const unlisted = wildcards.filter((one) => !known.some((entry) => covers(entry, one)));
    expect(unlisted).toEqual([]);
  });

  it.each(known)('that is listed is there: $because ($value)', (entry) => {
    expect(wildcards.some((one) => covers(entry, one))).toBe(true);
  });
});
