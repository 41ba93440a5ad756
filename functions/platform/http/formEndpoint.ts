import type { Endpoint } from '#shared/endpoint.ts';
import { endpoint, type Handler, type Run } from './endpoint.ts';
import { parseForm } from './parseForm.ts';

/**
 * Makes the handler of an endpoint whose body is a multipart form. It is a file of its own so that the
 * form parser is bundled only into the functions that need it.
 */
export const formEndpoint = <E extends Endpoint>(row: E, run: Run<E>): Handler =>
  endpoint(row, run, parseForm());
