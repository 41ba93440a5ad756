import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { outboxFilters } from '#functions/workers/outbox/filter.ts';
import { manifest } from '#infra/manifest.ts';
import { propertiesOf, resourcesOf, synthesize } from './synthesize.ts';
import { policiesOf } from './templateReading.ts';

const { realtime } = synthesize();

const nameOf = (name: string) => `coldroom-dev-${name.replace('.', '-')}`;

interface Mapping {
  FilterCriteria: { Filters: { Pattern: string }[] };
}

describe('the outbox', () => {
  it('receives only what passes its filter, and so not its own writes', () => {
    const [mapping] = propertiesOf<Mapping>(realtime, 'AWS::Lambda::EventSourceMapping');
    const patterns = mapping?.FilterCriteria.Filters.map(
      ({ Pattern }) => JSON.parse(Pattern) as unknown,
    );
    expect(patterns).toEqual(outboxFilters);
    expect(patterns).toEqual([
      {
        dynamodb: {
          NewImage: {
            entity: {
              S: [
                'booking',
                'message',
                'account',
                'person',
                'claim',
                'payment',
                'room',
                'revocation',
                'removal',
              ],
            },
          },
        },
      },
      { eventName: ['REMOVE'], dynamodb: { OldImage: { entity: { S: ['room'] } } } },
    ]);
  });

  it('retries what failed, in smaller batches, and then sends it to the dead-letter queue', () => {
    const [queue] = Object.keys(resourcesOf(realtime, 'AWS::SQS::Queue'));
    realtime.resourceCountIs('AWS::Lambda::EventSourceMapping', 1);
    realtime.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      StartingPosition: 'TRIM_HORIZON',
      FunctionResponseTypes: ['ReportBatchItemFailures'],
      ParallelizationFactor: 10,
      BisectBatchOnFunctionError: true,
      MaximumRetryAttempts: 10,
      DestinationConfig: { OnFailure: { Destination: { 'Fn::GetAtt': [queue, 'Arn'] } } },
    });
  });

  it('may post to sockets, which no other function may', () => {
    const posting = propertiesOf<{ FunctionName: string }>(realtime, 'AWS::Lambda::Function')
      .map(({ FunctionName }) => FunctionName)
      .filter((name) =>
        policiesOf(realtime, name)
          .flatMap(({ Action }) => Action)
          .includes('execute-api:ManageConnections'),
      );
    expect(posting).toEqual([nameOf('outbox.consume')]);
    const [statement] = policiesOf(realtime, nameOf('outbox.consume')).filter(
      ({ Action }) => Action === 'execute-api:ManageConnections',
    );
    const resources = JSON.stringify(statement?.Resource);
    for (const method of ['POST', 'DELETE']) {
      expect(resources).toContain(`/realtime/${method}/@connections/*`);
    }
  });
});

describe('the functions of the realtime stack', () => {
  it.each([
    'outbox.consume',
    'realtime.connect',
    'realtime.disconnect',
    'realtime.message',
  ] as const)('let %s do what it is granted and no more on the table', (name) => {
    const onItems = policiesOf(realtime, nameOf(name))
      .flatMap(({ Action }) => Action)
      .filter(
        (action) => action.startsWith('dynamodb:') && !/Stream|Shard|GetRecords/.test(action),
      );
    const { table = [], indexes = [] } = manifest[name].grant;
    const granted = [
      ...table.map((action) => `dynamodb:${action}`),
      ...(indexes.length > 0 ? ['dynamodb:Query'] : []),
    ];
    expect(onItems.toSorted()).toEqual(granted.toSorted());
  });

  it('read the token secret only where a token is checked', () => {
    for (const name of ['outbox.consume', 'realtime.disconnect', 'realtime.message']) {
      const actions = policiesOf(realtime, nameOf(name)).flatMap(({ Action }) => Action);
      expect(actions).not.toContain('secretsmanager:GetSecretValue');
    }
    const actions = policiesOf(realtime, nameOf('realtime.connect')).flatMap(
      ({ Action }) => Action,
    );
    expect(actions).toContain('secretsmanager:GetSecretValue');
  });
});

describe('the WebSocket API', () => {
  interface Route {
    RouteKey: string;
    AuthorizationType: string;
    RouteResponseSelectionExpression?: string;
  }

  it('has three routes, and sends the answer to a message back to the socket', () => {
    const routes = propertiesOf<Route>(realtime, 'AWS::ApiGatewayV2::Route');
    expect(routes.map(({ RouteKey }) => RouteKey).toSorted()).toEqual([
      '$connect',
      '$default',
      '$disconnect',
    ]);
    const answering = routes.find(({ RouteKey }) => RouteKey === '$default');
    expect(answering?.RouteResponseSelectionExpression).toBe('$default');
    realtime.hasResourceProperties('AWS::ApiGatewayV2::RouteResponse', {
      RouteResponseKey: '$default',
    });
  });

  it('logs neither the query, which has the token, nor messages', () => {
    realtime.hasResourceProperties('AWS::ApiGatewayV2::Stage', {
      StageName: 'realtime',
      DefaultRouteSettings: Match.objectLike({ DataTraceEnabled: false, LoggingLevel: 'OFF' }),
    });
    const [stage] = propertiesOf<{ AccessLogSettings: { Format: string } }>(
      realtime,
      'AWS::ApiGatewayV2::Stage',
    );
    const line = JSON.parse(stage?.AccessLogSettings.Format ?? '{}') as Record<string, string>;
    expect(Object.values(line).toSorted()).toEqual([
      '$context.connectionId',
      '$context.requestId',
      '$context.requestTimeEpoch',
      '$context.routeKey',
      '$context.status',
    ]);
  });
});
