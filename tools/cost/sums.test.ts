import { expect, it } from 'vitest';
import { propertiesOf, site, synthesize } from '#infra/stacks/synthesize.ts';
import { ALARM_METRICS } from './sums.ts';

interface Alarm {
  /** Of an alarm that looks at a sum of several. */
  Metrics?: { MetricStat?: unknown }[];
}

it('as many metrics of alarms are paid for as the alarms look at', () => {
  const { operations } = synthesize({ site });
  const alarms = propertiesOf<Alarm>(operations, 'AWS::CloudWatch::Alarm');
  const metrics = alarms.map(
    ({ Metrics }) => Metrics?.filter(({ MetricStat }) => MetricStat).length ?? 1,
  );
  expect(metrics.reduce((sum, count) => sum + count, 0)).toBe(ALARM_METRICS);
});
