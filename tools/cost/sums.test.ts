import { expect, it } from 'vitest';
import { propertiesOf, synthesize } from '#infra/stacks/synthesize.ts';
import { ALARM_METRICS } from './sums.ts';

interface Alarm {
  /** The metrics of an alarm on a sum. */
  Metrics?: { MetricStat?: unknown }[];
}

it('the cost counts as many metrics as the alarms have', () => {
  const { operations } = synthesize();
  const alarms = propertiesOf<Alarm>(operations, 'AWS::CloudWatch::Alarm');
  const metrics = alarms.map(
    ({ Metrics }) => Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1,
  );
  expect(metrics.reduce((sum, count) => sum + count, 0)).toBe(ALARM_METRICS);
});
