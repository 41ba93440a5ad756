import type middy from '@middy/core';
import {
  getMultipartBoundary,
  parseMultipart,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { Refusal } from '#functions/errors.ts';
import type { Upload } from '#shared/upload.ts';
import { header, type CallEvent } from './call.ts';

type Field = string | Upload;

/** Ten times as many parts as any form of ours has. The gateway limits the size of the body. */
const LIMITS = { maxParts: 100, maxFileSize: Infinity, maxTotalSize: Infinity };

/**
 * Parses a multipart form. Lambda gets the whole body at once, so nothing is streamed.
 * @throws Refusal formExpected, malformedForm from its `before`
 */
export const parseForm = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    const type = header(event, 'content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) {
      throw new Refusal('formExpected');
    }
    event.call.body = fieldsOf(readForm(event, type));
  },
});

/** The fields of the form, in order. */
function readForm(event: APIGatewayProxyEvent, type: string): [name: string, value: Field][] {
  try {
    const boundary = getMultipartBoundary(type);
    const body = bytesOf(event);
    if (!boundary || body.length === 0) throw new Error('The body is no form');
    return [...parseMultipart(body, { boundary, ...LIMITS })].map(fieldOf);
  } catch {
    throw new Refusal('malformedForm');
  }
}

const bytesOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent) =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');

function fieldOf(part: MultipartPart): [name: string, value: Field] {
  const { name } = part;
  if (name === undefined) throw new Error('A part without a name');
  return [name, part.isFile ? { content: part.bytes } : part.text];
}

/** The values by field name; several values of one name become a list. */
function fieldsOf(form: [name: string, value: Field][]): Record<string, unknown> {
  const fields = new Map<string, Field[]>();
  for (const [name, value] of form) {
    const earlier = fields.get(name);
    if (earlier) earlier.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}
