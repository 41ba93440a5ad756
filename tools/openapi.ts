import { endpoints } from '#shared/api.ts';
import { openApiOf } from '#shared/openapi/document.ts';

/** `npm run openapi`: prints the OpenAPI document of the contract. */
console.log(JSON.stringify(openApiOf(endpoints), null, 2));
