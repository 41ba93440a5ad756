/**
 * What AWS asks, in US dollars, in us-east-1 and beyond its free allowances; CloudFront's are those of
 * its African edges. Prices change: look them up (aws.amazon.com/pricing) before you rely on a sum.
 */
export const prices = {
  /** A request unit of DynamoDB on demand, and a GB kept for a month, also for restoring it. */
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
  /** A GB of logs taken in, a trace, and for each month: an alarm's metric, a metric of our own, a secret. */
  logGb: 0.5,
  trace: 5 / 1e6,
  alarmMetricMonth: 0.1,
  metricMonth: 0.3,
  secretMonth: 0.4,
} as const;
