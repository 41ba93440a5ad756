import { endpoint } from '#functions/platform/http/endpoint.ts';
import { readHouse } from '#functions/store/house/house.ts';
import * as contract from '#shared/contract/house.ts';

/** How everybody reaches the house; the answer has no other setting of it. */
export const handler = endpoint(contract.contact, () => readHouse());
