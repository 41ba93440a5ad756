import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '#infra/manifest.ts';
import { propertiesOf, synthesize } from './synthesize.ts';
import { policiesOf } from './templateReading.ts';

const { schedule } = synthesize();

describe('the schedule stack', () => {
  it('calls its functions each hour', () => {
    schedule.hasResourceProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 hour)',
      State: 'ENABLED',
      Targets: Array.from({ length: 2 }, () =>
        Match.objectLike({ Arn: { 'Fn::GetAtt': Match.anyValue() } }),
      ),
    });
    const functions = propertiesOf<{ FunctionName: string }>(schedule, 'AWS::Lambda::Function');
    expect(functions.map(({ FunctionName }) => FunctionName).toSorted()).toEqual([
      'coldroom-dev-schedule-remind',
      'coldroom-dev-schedule-settleBookings',
    ]);
  });

  it('lets it read due bookings by their index, and update them', () => {
    const name = 'coldroom-dev-schedule-settleBookings';
    const allowed = policiesOf(schedule, name).flatMap(({ Action }) => Action);
    const { table = [] } = manifest['schedule.settleBookings'].grant;
    expect(allowed.filter((action) => action.startsWith('dynamodb:')).toSorted()).toEqual(
      [...table, 'Query'].map((action) => `dynamodb:${action}`).toSorted(),
    );
    expect(JSON.stringify(policiesOf(schedule, name))).toContain('/index/gsi3');
  });
});
