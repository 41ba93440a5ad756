/** The region of these prices. */
export const PRICED_REGION = 'us-east-1';

/**
 * AWS's prices in US dollars, without the free tier; CloudFront's are those of its African edges. Prices
 * change, and differ by region (docs/cost.md): look them up (aws.amazon.com/pricing) before you rely on a
 * result.
 */
export const prices = {
  /** A request unit of DynamoDB on demand, and a GB stored for a month, in the table and for recovery. */
  writeUnit: 0.625 / 1e6,
  readUnit: 0.125 / 1e6,
  tableGbMonth: 0.25,
  restoreGbMonth: 0.2,
  /** A call of a Lambda, and a second of a GB of memory on arm64. */
  lambdaCall: 0.2 / 1e6,
  lambdaGbSecond: 0.0000133334,
  /** A call of the REST API. */
  restCall: 3.5 / 1e6,
  /** A message through a socket, and a minute of an open one. */
  socketMessage: 1 / 1e6,
  socketMinute: 0.25 / 1e6,
  /** A request to CloudFront, and a GB from it. */
  edgeRequest: 0.012 / 1e4,
  edgeFunction: 0.1 / 1e6,
  edgeGb: 0.11,
  /** A GB of ingested logs, a trace, and per month: a metric of an alarm, a custom metric, a secret. */
  logGb: 0.5,
  trace: 5 / 1e6,
  alarmMetricMonth: 0.1,
  metricMonth: 0.3,
  secretMonth: 0.4,
  /** A dashboard with more than 50 metrics, per month. */
  dashboardMonth: 3,
  /** A request to Secrets Manager. */
  secretCall: 0.05 / 1e4,
} as const;
