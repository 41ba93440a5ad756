import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { RUNS, shardsOf } from '#functions/platform/table/shards.ts';
import { manifest } from '#infra/manifest.ts';
import { propertiesOf, synthesize } from './synthesize.ts';
import { policiesOf } from './templateReading.ts';

const { schedule } = synthesize();

interface Target {
  Arn: object;
  InputTransformer?: object;
}

describe('the schedule stack', () => {
  it('calls its functions each hour', () => {
    schedule.allResourcesProperties('AWS::Events::Rule', {
      ScheduleExpression: 'rate(1 hour)',
      State: 'ENABLED',
      Targets: Match.anyValue(),
    });
    const rules = propertiesOf<{ Targets: Target[] }>(schedule, 'AWS::Events::Rule');
    const targets = rules.flatMap(({ Targets }) => Targets);
    const [reminds, ...settles] = targets.map(({ InputTransformer }) => InputTransformer);
    expect(reminds).toBeUndefined();
    expect(settles).toEqual(
      shardsOf('LIST').flatMap((_, shard) =>
        Array.from({ length: RUNS }, (__, part) => ({
          InputPathsMap: { time: '$.time' },
          InputTemplate: `{"time":<time>,"shard":${shard},"part":${part}}`,
        })),
      ),
    );
    // EventBridge takes no more of a rule.
    for (const { Targets } of rules) expect(Targets.length).toBeLessThanOrEqual(5);
    expect(new Set(targets.map(({ Arn }) => JSON.stringify(Arn))).size).toBe(2);
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
