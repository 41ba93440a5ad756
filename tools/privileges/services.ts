import { randomBytes } from 'node:crypto';
import { GONE } from '#tools/calls/workers.ts';
import type { SentRequest } from './permissions.ts';
import type { SimulatedAnswer } from './recorder.ts';

const secret = JSON.stringify({ current: randomBytes(48).toString('base64url') });

const gone: SimulatedAnswer = { status: 410, body: { __type: 'GoneException' } };

/** Simulates the services that do not run locally: Secrets Manager, SES and the sockets' API. */
export function playedAnswer({ operation, path }: SentRequest): SimulatedAnswer {
  if (operation === 'GetSecretValue') return { status: 200, body: { SecretString: secret } };
  if (operation === 'SendEmail') return { status: 200, body: { MessageId: 'sent' } };
  if (!/^(PostTo|Delete)Connection$/.test(operation)) throw new Error(`Nobody plays ${operation}`);
  return path.endsWith(`/${GONE}`) ? gone : { status: 200, body: {} };
}
