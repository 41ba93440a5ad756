import type middy from '@middy/core';
import multipart from '@middy/http-multipart-body-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { InvalidInput, Refusal } from '#functions/errors.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { limits } from '#shared/limits.ts';
import { refusals } from '#shared/messages.ts';
import { header, type CallEvent } from './call.ts';

type MultipartRequest = Parameters<NonNullable<ReturnType<typeof multipart>['before']>>[0];
type Middleware = middy.MiddlewareObj<CallEvent, APIGatewayProxyResult>;

const MAX_JSON_CHARACTERS = 64 * 1024;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent): string =>
  isBase64Encoded ? Buffer.from(body ?? '', 'base64').toString('utf8') : (body ?? '');

function parseJson(event: CallEvent): void {
  if (!/^application\/json\b/i.test(header(event, 'content-type') ?? '')) {
    throw new Refusal('wrongMediaType', refusals.jsonExpected);
  }
  const text = textOf(event);
  if (text.length > MAX_JSON_CHARACTERS) throw new Refusal('tooLarge', refusals.bodyTooLarge);
  const parsed = tryJson(text);
  if (!isObject(parsed)) throw new InvalidInput(refusals.malformedJson);
  event.call.body = parsed;
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const parseForm = multipart({
  disableContentTypeCheck: true,
  busboy: {
    limits: { fileSize: limits.imageBytes, files: 1, fields: 40, parts: 41, fieldSize: 16 * 1024 },
  },
});

async function parseMultipart(request: middy.Request<CallEvent>): Promise<void> {
  const { event } = request;
  if (!/^multipart\/form-data\b/i.test(header(event, 'content-type') ?? '')) {
    throw new Refusal('wrongMediaType', refusals.formExpected);
  }
  try {
    await parseForm.before?.(request as MultipartRequest);
  } catch (error) {
    throw formRefusal(error);
  }
  event.call.body = { ...(event.body as unknown as Record<string, unknown>) };
}

function formRefusal(error: unknown): Refusal {
  const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return tooLarge
    ? new InvalidInput(refusals.imageSize, 'image')
    : new InvalidInput(refusals.malformedForm);
}

/** Reads the body as the contract says it is written. */
export function parseBody({ body }: Endpoint): Middleware {
  if (body === 'json') return { before: ({ event }) => parseJson(event) };
  if (body === 'multipart') return { before: parseMultipart };
  return { before: () => undefined };
}
