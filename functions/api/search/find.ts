import { endpoint } from '#functions/platform/http/endpoint.ts';
import { findAnything } from '#functions/usecases/findAnything.ts';
import * as contract from '#shared/contract/find.ts';

/** One of the staff looks for a person, a booking or a room. */
export const handler = endpoint(contract.find, ({ input }) => findAnything(input.text));
