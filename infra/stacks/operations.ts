import { CfnOutput, Stack, type StackProps } from 'aws-cdk-lib';
import type { RestApi } from 'aws-cdk-lib/aws-apigateway';
import { Alarm, ComparisonOperator, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import type { Construct } from 'constructs';
import { AlarmTopic } from './operations/alarmTopic.ts';
import { OperationsDashboard } from './operations/dashboard.ts';
import { metricsOf } from './operations/metrics.ts';
import { watchesOf, type Watch } from './operations/watches.ts';
import type { Stage } from './stage.ts';

export interface OperationsStackProps extends StackProps {
  readonly stage: Stage;
  readonly restApi: RestApi;
  readonly table: ITable;
}

/** Monitoring of the product: alarms, the topic that they notify, and a dashboard. */
export class OperationsStack extends Stack {
  constructor(scope: Construct, id: string, props: OperationsStackProps) {
    super(scope, id, props);
    const { stage } = props;
    const metrics = metricsOf(props);
    const alarms = watchesOf(metrics).map((watch) => this.createAlarm(stage, watch));
    const topic = new SnsAction(new AlarmTopic(this, 'Topic', stage));
    for (const alarm of alarms) {
      alarm.addAlarmAction(topic);
      alarm.addOkAction(topic);
    }
    const dashboard = new OperationsDashboard(this, 'Dashboard', { stage, metrics, alarms });
    new CfnOutput(this, 'DashboardName', { value: dashboard.dashboardName });
  }

  private createAlarm(stage: Stage, watch: Watch): Alarm {
    const { name, description, metric, atLeast, below = 0, periods } = watch;
    const tooHigh = atLeast !== undefined;
    return new Alarm(this, name, {
      alarmName: `coldroom-${stage.name}-${name}`,
      alarmDescription: description,
      metric,
      threshold: atLeast ?? below,
      evaluationPeriods: periods,
      comparisonOperator: tooHigh
        ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
        : ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: tooHigh ? TreatMissingData.NOT_BREACHING : TreatMissingData.BREACHING,
    });
  }
}
