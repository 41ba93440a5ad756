import { globSync, readFileSync } from 'node:fs';
import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { functionNames } from '#infra/manifest.ts';
import { functionNameOf } from './productFunction.ts';
import { devWithAll, propertiesOf, resourcesOf, synthesize } from './synthesize.ts';
import { written } from './templateReading.ts';

const stage = devWithAll;
const { operations, realtime } = synthesize(stage);

interface MetricStat {
  Namespace: string;
  MetricName: string;
  Dimensions?: { Name: string; Value: unknown }[];
}

interface AlarmProperties {
  AlarmName: string;
  AlarmDescription: string;
  AlarmActions: unknown[];
  OKActions: unknown[];
  MetricName?: string;
  Namespace?: string;
  Dimensions?: MetricStat['Dimensions'];
  Statistic?: string;
  ExtendedStatistic?: string;
  Threshold: number;
  TreatMissingData: string;
  ComparisonOperator: string;
  Metrics?: { MetricStat?: { Metric: MetricStat } }[];
}

const alarms = propertiesOf<AlarmProperties>(operations, 'AWS::CloudWatch::Alarm');

/** What an alarm watches, each metric as a graph of a dashboard names it. */
function watchedBy({ MetricName, Namespace, Dimensions, Metrics }: AlarmProperties): string[] {
  const own = Namespace && MetricName ? [{ Namespace, MetricName, Dimensions }] : [];
  const summed = (Metrics ?? []).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
  return [...own, ...summed].map((one) => {
    const dimensions = (one.Dimensions ?? []).flatMap(({ Name, Value }) => [Name, written(Value)]);
    return JSON.stringify([one.Namespace, one.MetricName, ...dimensions]).slice(0, -1);
  });
}

const alarm = (name: string) =>
  alarms.find(({ AlarmName }) => AlarmName === `coldroom-dev-${name}`);
/** The operation that each command of the library asks DynamoDB for. */
const operationOf: Record<string, string> = {
  BatchGetCommand: 'BatchGetItem',
  BatchWriteCommand: 'BatchWriteItem',
  DeleteCommand: 'DeleteItem',
  GetCommand: 'GetItem',
  PutCommand: 'PutItem',
  QueryCommand: 'Query',
  TransactGetCommand: 'TransactGetItems',
  TransactWriteCommand: 'TransactWriteItems',
  UpdateCommand: 'UpdateItem',
};

/** The operations of the commands that the functions import, tests left out; a command without one fails. */
function operationsUsed(): string[] {
  const sources = globSync('functions/**/*.ts', { exclude: ['**/*.test.ts', '**/testing/**'] });
  const commands = sources.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    const imports = text.match(/import \{[^}]*\} from '@aws-sdk\/lib-dynamodb'/g) ?? [];
    return imports.flatMap((one) => one.match(/\w+Command\b/g) ?? []);
  });
  const used = [...new Set(commands)];
  return used.map((one) => operationOf[one] ?? one).toSorted();
}

const [topic] = Object.keys(resourcesOf(operations, 'AWS::SNS::Topic'));

describe('the alarms', () => {
  it.each([
    ['server-errors', 'AWS/ApiGateway', '5XXError'],
    ['latency', 'AWS/ApiGateway', 'Latency'],
    ['throttles', 'AWS/Lambda', 'Throttles'],
    ['schedule-missing', 'AWS/Lambda', 'Invocations'],
    ['too-many-requests', 'Coldroom/dev', 'TooManyRequests'],
    ['table-conflicts', 'AWS/DynamoDB', 'TransactionConflict'],
    ['outbox-errors', 'AWS/Lambda', 'Errors'],
    ['outbox-failed', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible'],
    ['mails-failed', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible'],
    ['pictures-failed', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible'],
    ['outbox-age', 'AWS/Lambda', 'IteratorAge'],
  ])('%s watches %s %s', (name, Namespace, MetricName) => {
    expect(alarm(name)).toMatchObject({ Namespace, MetricName });
  });

  it.each([
    ['table-errors', 'SystemErrors'],
    ['table-throttles', 'ThrottledRequests'],
  ])('%s watches %s of each operation that the functions may use', (name, metric) => {
    const watched = (alarm(name)?.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat ?? []);
    expect(new Set(watched.map(({ Metric }) => Metric.MetricName))).toEqual(new Set([metric]));
    const asked = watched.flatMap(({ Metric }) =>
      (Metric.Dimensions ?? []).filter(({ Name }) => Name === 'Operation'),
    );
    expect(asked.map(({ Value }) => Value).toSorted()).toEqual(operationsUsed());
  });

  it.each([
    ['schedule-errors', 'Errors', ['schedule-remind', 'schedule-settleBookings']],
    ['mail-errors', 'Errors', ['mails-send', 'mails-switchOff']],
    ['page-errors', 'Url5xxCount', ['pages-room', 'pages-search']],
  ])('%s watches %s of %j', (name, metric, functions) => {
    const watched = (alarm(name)?.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat ?? []);
    expect(watched.map(({ Metric }) => Metric.MetricName)).toEqual([metric, metric]);
    const values = watched.flatMap(({ Metric }) =>
      (Metric.Dimensions ?? []).map(({ Value }) => Value),
    );
    expect(values.toSorted()).toEqual(functions.map((one) => `coldroom-dev-${one}`));
  });

  it('say of the hourly runs whose failure they watch', () => {
    expect(alarm('schedule-errors')?.AlarmDescription).toBe(
      'An hourly run failed: bookings or reminders; the next hour tries again',
    );
  });

  it('watch the slowest hundredth of the requests', () => {
    expect(alarm('latency')?.ExtendedStatistic).toBe('p99');
  });

  it('watch the dead-letter queue of the outbox', () => {
    const [queue] = propertiesOf<{ QueueName: string }>(realtime, 'AWS::SQS::Queue');
    operations.hasResourceProperties('AWS::CloudWatch::Alarm', {
      AlarmName: 'coldroom-dev-outbox-failed',
      Dimensions: [{ Name: 'QueueName', Value: queue?.QueueName }],
      Threshold: 1,
    });
  });

  it('go off when the schedule has not run for three hours', () => {
    expect(alarm('schedule-missing')).toMatchObject({
      Dimensions: [{ Name: 'FunctionName', Value: 'coldroom-dev-schedule-settleBookings' }],
      Period: 3600,
      EvaluationPeriods: 3,
      Threshold: 1,
    });
  });

  it('count the 429s of the access log, whose status is text', () => {
    synthesize(stage).api.hasResourceProperties('AWS::Logs::MetricFilter', {
      FilterPattern: '{ $.status = "429" }',
      MetricTransformations: [
        { MetricNamespace: 'Coldroom/dev', MetricName: 'TooManyRequests', MetricValue: '1' },
      ],
    });
    synthesize(stage).api.hasResourceProperties('AWS::ApiGateway::Stage', {
      AccessLogSetting: { Format: Match.stringLikeRegexp('"status":"\\$context.status"') },
    });
  });

  it('are these and no others, and notify the topic when they go off and when they recover', () => {
    expect(alarms).toHaveLength(17);
    for (const one of alarms) {
      expect(one.AlarmActions).toEqual([{ Ref: topic }]);
      expect(one.OKActions).toEqual([{ Ref: topic }]);
      expect(one.AlarmDescription).toMatch(/\w{3}/);
      const missing = one.AlarmName.endsWith('-missing');
      expect(one).toMatchObject({
        ComparisonOperator: missing ? 'LessThanThreshold' : 'GreaterThanOrEqualToThreshold',
        TreatMissingData: missing ? 'breaching' : 'notBreaching',
      });
      expect(one.Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1).toBeLessThan(11);
    }
  });
});

describe('the topic', () => {
  it('accepts alarms of this account from CloudWatch, and nothing without TLS', () => {
    operations.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Deny',
            Action: 'sns:Publish',
            Condition: { Bool: { 'aws:SecureTransport': 'false' } },
          }),
          Match.objectLike({
            Effect: 'Allow',
            Action: 'sns:Publish',
            Principal: { Service: 'cloudwatch.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ]),
      },
    });
  });

  it('sends alarms to the address of the stage’s settings, if any', () => {
    operations.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'operator@example.com',
    });
    synthesize().operations.resourceCountIs('AWS::SNS::Subscription', 0);
  });
});

it('the dashboard’s graphs by function name every function exactly, in searches that are short enough', () => {
  const [dashboard] = propertiesOf<{ DashboardBody: unknown }>(
    operations,
    'AWS::CloudWatch::Dashboard',
  );
  const body = written(dashboard?.DashboardBody).replaceAll('\\"', '"');
  const searches = body.match(/SEARCH\('[^']*', '\w+', 300\)/g) ?? [];
  for (const metric of ['Errors', 'Duration']) {
    const those = searches.filter((search) => search.includes(`MetricName="${metric}"`));
    for (const search of those) expect(search.length).toBeLessThanOrEqual(1024);
    const named = those.flatMap((search) => search.match(/"coldroom-[^"]*"/g) ?? []);
    expect(named).toEqual(functionNames.map((name) => `"${functionNameOf(stage, name)}"`));
  }
});

it('the dashboard shows every alarm and its metric', () => {
  const [dashboard] = propertiesOf<{ DashboardName: unknown; DashboardBody: unknown }>(
    operations,
    'AWS::CloudWatch::Dashboard',
  );
  expect(written(dashboard?.DashboardName)).toBe('coldroom-dev-operations-<AWS::Region>');
  const body = JSON.stringify(dashboard?.DashboardBody);
  for (const id of Object.keys(resourcesOf(operations, 'AWS::CloudWatch::Alarm'))) {
    expect(body).toContain(`"${id}"`);
  }
  const graphs = written(dashboard?.DashboardBody);
  const unseen = alarms.filter((one) => !watchedBy(one).every((metric) => graphs.includes(metric)));
  expect(unseen.map(({ AlarmName }) => AlarmName)).toEqual([]);
});
