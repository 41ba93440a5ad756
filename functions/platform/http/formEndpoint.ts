import type { Endpoint } from '#shared/endpoint.ts';
import { endpoint, type Handler, type Run } from './endpoint.ts';
import { parseForm } from './parseForm.ts';

/**
 * An endpoint whose body is a multipart form. It stands apart so that the form's parser is bundled
 * into the functions that need it only.
 */
export const formEndpoint = <E extends Endpoint>(row: E, run: Run<E>): Handler =>
  endpoint(row, run, parseForm());
