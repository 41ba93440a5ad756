import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readHouse } from '#functions/store/house/house.ts';
import * as contract from '#shared/contract/house.ts';

/** How to pay, for everybody who is signed in. */
export const handler = endpoint(contract.get, () => readHouse());
