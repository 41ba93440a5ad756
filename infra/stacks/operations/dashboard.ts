import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  MathExpression,
  type Alarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { Stage } from '../stage.ts';
import type { Metrics } from './metrics.ts';

export interface HouseDashboardProps {
  readonly stage: Stage;
  readonly metrics: Metrics;
  readonly alarms: Alarm[];
}

/** Half of the dashboard's 24 columns. */
const HALF = 12;
const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: HALF, height: 6, leftYAxis: { min: 0 } });

/** One page that tells how the house is. */
export class HouseDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, metrics, alarms }: HouseDashboardProps) {
    super(scope, id, { dashboardName: `coldroom-${stage.name}` });
    const functions = (metricName: string, statistic: string): MathExpression => {
      const search = `{AWS/Lambda,FunctionName} MetricName="${metricName}" FunctionName="coldroom-${stage.name}"`;
      const expression = `SEARCH('${search}', '${statistic}', 300)`;
      return new MathExpression({ expression, label: '', usingMetrics: {} });
    };
    const { requests, refusals, serverErrors, latency } = metrics;
    this.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 4 }));
    this.addWidgets(
      graph('Calls', [requests, refusals, serverErrors]),
      graph('Time of a call', [latency('p50'), latency('p99')]),
    );
    this.addWidgets(
      graph('Answers of the functions', metrics.outcomes),
      graph('Functions at once', [metrics.concurrency], [metrics.throttles]),
    );
    this.addWidgets(
      graph('Errors by function', [functions('Errors', 'Sum')]),
      graph('Time by function, 99 of 100', [functions('Duration', 'p99')]),
    );
    this.addWidgets(
      graph('Units of the table', [metrics.reads, metrics.writes]),
      graph('Refused by the table', [metrics.tableErrors, metrics.tableThrottles]),
    );
    this.addWidgets(
      graph('Outbox', [metrics.outboxAge], [metrics.outboxFailed, metrics.outboxErrors]),
    );
  }
}
