import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { Refusal } from '#functions/errors.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { header, type CallEvent } from './call.ts';

const MAX_CHARACTERS = 64 * 1024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '');

function parseJson(event: CallEvent): void {
  if (!/^application\/json\b/i.test(header(event, 'content-type') ?? '')) {
    throw new Refusal('jsonExpected');
  }
  const text = textOf(event);
  if (text.length > MAX_CHARACTERS) throw new Refusal('bodyTooLarge');
  const parsed = tryJson(text);
  if (!isObject(parsed)) throw new Refusal('malformedJson');
  event.call.body = parsed;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Parses the JSON body of an endpoint that has one.
 * @throws Refusal jsonExpected, bodyTooLarge, malformedJson from its `before`
 */
export const parseBody = ({
  body,
}: Endpoint): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    if (body) parseJson(event);
  },
});
