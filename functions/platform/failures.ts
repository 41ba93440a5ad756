/** AWS refused the request, so it was not done; asked again later it may be. */
const refusals: ReadonlySet<unknown> = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
]);

/** No answer came, or the request is still being worked on. */
const silences: ReadonlySet<unknown> = new Set([
  'TimeoutError',
  'RequestTimeout',
  'TransactionInProgressException',
  'InternalServerError',
]);

/** Codes of Node for a connection that ended before an answer came. */
const brokenConnections: ReadonlySet<unknown> = new Set(['ECONNRESET', 'EPIPE', 'ETIMEDOUT']);

interface AwsError extends Error {
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/**
 * What a failed request to AWS leaves behind where only time helps: `notDone` where AWS refused it,
 * `unknown` where it may have been done. Undefined for every other error.
 */
export function failureOf(error: unknown): 'notDone' | 'unknown' | undefined {
  if (!(error instanceof Error)) return undefined;
  const { name, code, $metadata }: AwsError = error;
  if (refusals.has(name) || code === 'ECONNREFUSED') return 'notDone';
  if (silences.has(name) || brokenConnections.has(code)) return 'unknown';
  return ($metadata?.httpStatusCode ?? 0) >= 500 ? 'unknown' : undefined;
}
