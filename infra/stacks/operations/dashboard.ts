import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type Alarm,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { globalName, type Stage } from '../stage.ts';
import { byFunction } from './byFunction.ts';
import type { Metrics } from './metrics.ts';

export interface OperationsDashboardProps {
  readonly stage: Stage;
  readonly metrics: Metrics;
  readonly alarms: Alarm[];
}

/** Half of the dashboard's 24 columns. */
const HALF = 12;
const graph = (title: string, left: IMetric[], right: IMetric[] = []): GraphWidget =>
  new GraphWidget({ title, left, right, width: HALF, height: 6, leftYAxis: { min: 0 } });

/** CloudWatch dashboard of the whole product. */
export class OperationsDashboard extends Dashboard {
  constructor(scope: Construct, id: string, { stage, metrics, alarms }: OperationsDashboardProps) {
    super(scope, id, { dashboardName: globalName(scope, stage, 'operations') });
    const { requests, refusals, serverErrors, latency } = metrics;
    this.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24, height: 4 }));
    this.addWidgets(
      graph('Requests', [requests, refusals, serverErrors]),
      graph('Latency of requests', [latency('p50'), latency('p99')]),
    );
    this.addWidgets(
      graph('Outcomes of the functions', metrics.outcomes),
      graph('Concurrent functions, throttles', [metrics.concurrency], [metrics.throttles]),
    );
    this.addWidgets(
      graph('Errors by function', byFunction(stage, 'Errors', 'Sum')),
      graph('Duration by function, p99', byFunction(stage, 'Duration', 'p99')),
    );
    this.addWidgets(
      graph('Capacity units of the table', [metrics.reads, metrics.writes]),
      graph(
        'Errors, throttles, conflicts of the table',
        [metrics.tableErrors, metrics.tableThrottles],
        [metrics.tableConflicts],
      ),
    );
    this.addWidgets(
      graph('Outbox', [metrics.outboxAge], [metrics.outboxFailed, metrics.outboxErrors]),
      graph('Refused for too many requests', [metrics.tooMany]),
    );
    this.addWidgets(
      graph('E-mails', [metrics.mailErrors], [metrics.mailsFailed]),
      graph('Pictures without widths', [metrics.picturesFailed]),
    );
    this.addWidgets(
      graph('Hourly runs', [metrics.scheduleErrors], [metrics.scheduleRuns]),
      graph('Errors of pages and sockets', [metrics.pageErrors], [metrics.socketErrors]),
    );
  }
}
