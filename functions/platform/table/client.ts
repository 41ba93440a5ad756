import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { settings } from '#functions/platform/settings.ts';
import { refuseContention } from './contention.ts';

/**
 * How often a request is sent at most, so that one without an answer, three seconds each time, fails within a
 * function's 10 seconds.
 */
const TRIES = 3;

/**
 * The client of the table, created when the function starts and used by all calls.
 * @throws Refusal busy, outcomeUnknown from every request
 */
export const db = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: TRIES,
    requestHandler: {
      connectionTimeout: settings.tableConnectionMs(),
      requestTimeout: settings.tableAnswerMs(),
      // Without it the SDK only writes a warning.
      throwOnRequestTimeout: true,
    },
  }),
  { marshallOptions: { removeUndefinedValues: true } },
);
refuseContention(db);
// It copies every request and answer for a log that is not kept: up to a fifth of the SDK's work for a transaction.
db.middlewareStack.remove('loggerMiddleware');
