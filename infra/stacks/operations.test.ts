import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { stageNamed } from './stage.ts';
import { propertiesOf, resourcesOf, synthesize } from './synthesize.ts';
import { written } from './templateReading.ts';

const { operations, realtime } = synthesize({
  stage: stageNamed('dev', { alarmEmail: 'operator@example.com' }),
});

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
  Statistic?: string;
  ExtendedStatistic?: string;
  Threshold: number;
  TreatMissingData: string;
  ComparisonOperator: string;
  Metrics?: { MetricStat?: { Metric: MetricStat } }[];
}

const alarms = propertiesOf<AlarmProperties>(operations, 'AWS::CloudWatch::Alarm');
const alarm = (name: string) =>
  alarms.find(({ AlarmName }) => AlarmName === `coldroom-dev-${name}`);
const [topic] = Object.keys(resourcesOf(operations, 'AWS::SNS::Topic'));

describe('the alarms', () => {
  it.each([
    ['server-errors', 'AWS/ApiGateway', '5XXError'],
    ['latency', 'AWS/ApiGateway', 'Latency'],
    ['page-errors', 'AWS/Lambda', 'Url5xxCount'],
    ['throttles', 'AWS/Lambda', 'Throttles'],
    ['schedule-errors', 'AWS/Lambda', 'Errors'],
    ['outbox-errors', 'AWS/Lambda', 'Errors'],
    ['outbox-failed', 'AWS/SQS', 'ApproximateNumberOfMessagesVisible'],
    ['outbox-age', 'AWS/Lambda', 'IteratorAge'],
  ])('%s watches %s %s', (name, Namespace, MetricName) => {
    expect(alarm(name)).toMatchObject({ Namespace, MetricName });
  });

  it.each([
    ['table-errors', 'SystemErrors'],
    ['table-throttles', 'ThrottledRequests'],
  ])('%s watches %s of each operation that the functions may use', (name, metric) => {
    const watched = (alarm(name)?.Metrics ?? []).flatMap(({ MetricStat }) => MetricStat ?? []);
    expect(watched.map(({ Metric }) => Metric.MetricName)).toEqual(Array(8).fill(metric));
    const asked = watched.flatMap(({ Metric }) =>
      (Metric.Dimensions ?? []).filter(({ Name }) => Name === 'Operation'),
    );
    expect(asked.map(({ Value }) => Value).toSorted()).toEqual(
      [
        'BatchGetItem',
        'BatchWriteItem',
        'DeleteItem',
        'GetItem',
        'PutItem',
        'Query',
        'TransactWriteItems',
        'UpdateItem',
      ].toSorted(),
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

  it('are these and no others, and notify the topic when they go off and when they recover', () => {
    expect(alarms).toHaveLength(11);
    for (const one of alarms) {
      expect(one.AlarmActions).toEqual([{ Ref: topic }]);
      expect(one.OKActions).toEqual([{ Ref: topic }]);
      expect(one.AlarmDescription).toMatch(/\w{3}/);
      expect(one).toMatchObject({
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'notBreaching',
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
  for (const metric of ['5XXError', 'Latency', 'Throttles', 'IteratorAge', 'SystemErrors']) {
    expect(body).toContain(metric);
  }
});
