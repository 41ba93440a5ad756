import { parentPort } from 'node:worker_threads';
import type { Context } from 'aws-lambda';
import { forgetRevocations } from '#functions/platform/auth/revoked.ts';
import { db } from '#functions/platform/table/client.ts';
import { unsigned } from '#functions/testing/unsigned.ts';
import { functionNames } from '#infra/manifest.ts';
import { localAccess } from '#local/aws.ts';
import type { FunctionCall, Outcome, SessionsEnded } from './messages.ts';
import { tellEndedSessions } from './tellEndedSessions.ts';

/**
 * Code of a worker thread that runs the functions as Lambda's runtime does. It is bundled into the
 * functions' folder, so that it finds them by relative paths.
 */
type Handler = (event: FunctionCall['event'], context: ModernContext) => Promise<unknown>;

/** Without the callbacks that Lambda no longer supports. */
type ModernContext = Omit<Context, 'done' | 'fail' | 'succeed'>;

const fileOf = (name: string): string => `./${name.replace('.', '/')}.js`;

const load = async (name: string): Promise<Handler> => {
  const { handler } = (await import(fileOf(name))) as { handler: Handler };
  return handler;
};

/** The context that Lambda passes with the event. */
function contextOf({ name, requestId, timeoutMs }: FunctionCall): ModernContext {
  const functionName = name.replace('.', '-');
  const end = Date.now() + timeoutMs;
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${functionName}`,
    memoryLimitInMB: '512',
    awsRequestId: requestId,
    logGroupName: `/aws/lambda/${name.split('.', 1).join()}`,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, end - Date.now()),
  };
}

async function run(call: FunctionCall): Promise<Outcome> {
  try {
    const handler = await load(call.name);
    return { id: call.id, result: await handler(call.event, contextOf(call)) };
  } catch (error) {
    console.error(error);
    return { id: call.id, crash: error instanceof Error ? error.message : String(error) };
  }
}

process.setSourceMapsEnabled(true);
db.config.signer = () => Promise.resolve(unsigned(localAccess));
tellEndedSessions(() => parentPort?.postMessage({ sessionsEnded: true } satisfies SessionsEnded));
parentPort?.on('message', (told: FunctionCall | SessionsEnded) => {
  if ('sessionsEnded' in told) forgetRevocations();
  else void run(told).then((outcome) => parentPort?.postMessage(outcome));
});

// Loads all functions in advance, so that first calls are fast. One that fails fails again when called.
await Promise.allSettled(functionNames.map(load));
