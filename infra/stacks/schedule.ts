import { Duration } from 'aws-cdk-lib';
import { EventField, Rule, RuleTargetInput, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { RUNS, SHARDS } from '#functions/platform/table/shards.ts';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';

/** EventBridge takes no more targets of a rule. */
const TARGETS = 5;

/**
 * What happens each hour: bookings whose time has passed expire or are completed, those of each part of a
 * shard of the lists on their own, and people are reminded.
 */
export class ScheduleStack extends BundledStack {
  constructor(scope: Construct, id: string, props: BundledStackProps) {
    super(scope, id, props);
    const settle = this.make('schedule.settleBookings');
    const targets = [
      new LambdaFunction(this.make('schedule.remind')),
      ...Array.from({ length: SHARDS * RUNS }, (_, run) => {
        const share = { shard: Math.floor(run / RUNS), part: run % RUNS };
        const event = RuleTargetInput.fromObject({ time: EventField.time, ...share });
        return new LambdaFunction(settle, { event });
      }),
    ];
    for (let from = 0; from < targets.length; from += TARGETS) {
      new Rule(this, `EachHour${from === 0 ? '' : from / TARGETS + 1}`, {
        description: 'Expires and completes bookings, and reminds people',
        schedule: Schedule.rate(Duration.hours(1)),
        targets: targets.slice(from, from + TARGETS),
      });
    }
  }
}
