import type { FunctionName } from '#infra/manifest.ts';

/** An answer that replaces DynamoDB's own answer to an operation. */
export interface PlannedAnswer {
  operation: string;
  answer: { status: number; body: unknown };
}

/** A sample call of a function. */
export interface Sample {
  /** Name of the sample among those of its function. @default - the usual sample */
  how?: string;
  /** Creates the data that the call needs and then its event, new for each use. */
  newEvent: () => Promise<object>;
  /** Expected status of an endpoint. @default - any success or redirect */
  status?: number;
  /** Answer of DynamoDB that is simulated during the call. @default - none */
  planned?: PlannedAnswer;
}

/** The samples of a function, the usual one first. */
export type Samples = readonly [usual: Sample, ...others: Sample[]];

export type Catalogue = Record<FunctionName, Samples>;

/** Result of a function: an endpoint's status, or the records that the outbox failed to apply. */
export interface Answer {
  statusCode?: number;
  headers?: Record<string, unknown>;
  body?: string;
  batchItemFailures?: unknown[];
}

const isExpected = ({ statusCode = 200, batchItemFailures = [] }: Answer, status?: number) =>
  batchItemFailures.length === 0 &&
  (status === undefined ? statusCode < 400 : statusCode === status);

/**
 * Throws if an answer is not the expected one, so that a failure is never measured as a success.
 * @param status the expected status; undefined for any success or redirect
 */
export function refuseUnexpected(name: string, answer: Answer = {}, status?: number): void {
  if (isExpected(answer, status)) return;
  throw new Error(`${name} answered ${JSON.stringify(answer)}`);
}
