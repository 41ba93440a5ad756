import type middy from '@middy/core';
import multipart from '@middy/http-multipart-body-parser';
import type { APIGatewayProxyResult } from 'aws-lambda';
import { InvalidInput, Refusal } from '#functions/errors.ts';
import { limits } from '#shared/limits.ts';
import { refusals } from '#shared/messages.ts';
import { header, type CallEvent } from './call.ts';

const parser = multipart({
  disableContentTypeCheck: true,
  busboy: {
    limits: { fileSize: limits.imageBytes, files: 1, fields: 40, parts: 41, fieldSize: 16 * 1024 },
  },
});

/** Reads a multipart form, with at most one file of at most the size of a picture. */
export const parseForm = (): middy.MiddlewareObj<CallEvent, APIGatewayProxyResult> => ({
  before: async (request) => {
    const { event } = request;
    if (!/^multipart\/form-data\b/i.test(header(event, 'content-type') ?? '')) {
      throw new Refusal('wrongMediaType', refusals.formExpected);
    }
    try {
      await parser.before?.(request);
    } catch (error) {
      throw formRefusal(error);
    }
    event.call.body = { ...(event.body as unknown as Record<string, unknown>) };
  },
});

function formRefusal(error: unknown): Refusal {
  const tooLarge = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  return tooLarge
    ? new InvalidInput(refusals.imageSize, 'image')
    : new InvalidInput(refusals.malformedForm);
}
