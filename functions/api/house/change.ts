import { endpoint } from '#functions/platform/http/endpoint.ts';
import { writeHouse } from '#functions/store/house/house.ts';
import * as contract from '#shared/contract/house.ts';

/** An admin changes the settings of the house. */
export const handler = endpoint(contract.change, ({ input, caller }) =>
  // Who read settings without a version has seen none that anybody has changed.
  writeHouse({ ...input, version: input.version ?? 0 }, caller()),
);
