import type { FunctionName } from '#infra/manifest.ts';

/** What DynamoDB answers to an operation instead of doing it. */
export interface PlannedAnswer {
  operation: string;
  answer: { status: number; body: unknown };
}

/** One way to use a function. */
export interface Sample {
  /** Tells this way from the others of its function. @default - it is the usual way */
  how?: string;
  /** Makes what the function works on, and then its event: anew for each use. */
  newEvent: () => Promise<object>;
  /** Status that an endpoint answers. @default - a success */
  status?: number;
  /** What DynamoDB answers meanwhile, where it does not do what it is asked. */
  planned?: PlannedAnswer;
}

/** The ways to use a function, its usual one first. */
export type Samples = readonly [usual: Sample, ...others: Sample[]];

export type Catalogue = Record<FunctionName, Samples>;

/** What an endpoint answers: a status; the outbox: what it could not apply. */
export interface Answer {
  statusCode?: number;
  headers?: Record<string, unknown>;
  body?: string;
  batchItemFailures?: unknown[];
}

const isExpected = ({ statusCode = 200, batchItemFailures = [] }: Answer, status?: number) =>
  batchItemFailures.length === 0 &&
  (status === undefined ? statusCode < 300 : statusCode === status);

/**
 * Refuses an answer that is not the expected one, as a failure must not be measured as a success.
 * @param status the expected status; undefined for any success
 */
export function refuseUnexpected(name: string, answer: Answer = {}, status?: number): void {
  if (isExpected(answer, status)) return;
  throw new Error(`${name} answered ${JSON.stringify(answer)}`);
}
