import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';

/** Settles bookings each hour: it expires and completes those whose time has passed. */
export class ScheduleStack extends BundledStack {
  constructor(scope: Construct, id: string, props: BundledStackProps) {
    super(scope, id, props);
    const settle = this.make('schedule.settleBookings');
    new Rule(this, 'EachHour', {
      description: 'Expires and completes bookings',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: [new LambdaFunction(settle)],
    });
  }
}
