import type middy from '@middy/core';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import { InvalidInput, Refusal } from '#functions/errors.ts';
import { refusals } from '#shared/messages.ts';
import type { Upload } from '#shared/upload.ts';
import { header, type CallEvent } from './call.ts';

type Field = string | Upload;

const bytesOf = ({ body, isBase64Encoded }: APIGatewayProxyEvent) =>
  Buffer.from(body ?? '', isBase64Encoded ? 'base64' : 'utf8');

/**
 * Reads a multipart form with the platform's own parser: it takes the whole body, which the
 * gateway limits, and throws on a broken form, where streaming parsers end the process.
 */
export const parseForm = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: async ({ event }) => {
    const type = header(event, 'content-type') ?? '';
    if (!/^multipart\/form-data\b/i.test(type)) {
      throw new Refusal('wrongMediaType', refusals.formExpected);
    }
    event.call.body = await fieldsOf(await readForm(event, type));
  },
});

async function readForm(event: CallEvent, type: string): Promise<FormData> {
  try {
    return await new Response(bytesOf(event), { headers: { 'content-type': type } }).formData();
  } catch {
    throw new InvalidInput(refusals.malformedForm);
  }
}

/** The form by field: one value as it is, several of one name as a list. */
async function fieldsOf(form: FormData): Promise<Record<string, unknown>> {
  const fields = new Map<string, Field[]>();
  for (const [name, value] of form) {
    const field = typeof value === 'string' ? value : await uploadOf(value);
    const earlier = fields.get(name);
    if (earlier) earlier.push(field);
    else fields.set(name, [field]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}

const uploadOf = async (file: File): Promise<Upload> => ({
  content: new Uint8Array(await file.arrayBuffer()),
});
