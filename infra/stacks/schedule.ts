import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { BundledStack, type BundledStackProps } from './bundledStack.ts';

/** What happens each hour: bookings whose time has passed expire or are completed, and people are reminded. */
export class ScheduleStack extends BundledStack {
  constructor(scope: Construct, id: string, props: BundledStackProps) {
    super(scope, id, props);
    const functions = [this.make('schedule.settleBookings'), this.make('schedule.remind')];
    new Rule(this, 'EachHour', {
      description: 'Expires and completes bookings, and reminds people',
      schedule: Schedule.rate(Duration.hours(1)),
      targets: functions.map((one) => new LambdaFunction(one)),
    });
  }
}
