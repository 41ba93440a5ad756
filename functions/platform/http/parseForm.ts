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

/** No form of ours has a tenth of them. How large the body may be the gateway says. */
const LIMITS = { maxParts: 100, maxFileSize: Infinity, maxTotalSize: Infinity };

/** Reads a multipart form: the whole body is there, so its fields are as well, at once. */
export const parseForm = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: ({ event }) => {
    const type = header(event, 'content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) {
      throw new Refusal('formExpected');
    }
    event.call.body = fieldsOf(readForm(event, type));
  },
});

/** The fields in their order, each by its name. */
function readForm(event: APIGatewayProxyEvent, type: string): [name: string, value: Field][] {
  try {
    const boundary = getMultipartBoundary(type);
    const body = bytesOf(event);
    if (!boundary || body.length === 0) throw new Error('Not even the end of a form');
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

/** The form by field: one value as it is, several of one name as a list. */
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
