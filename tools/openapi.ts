import { openApiOf } from '#shared/openapi/document.ts';
import { endpoints } from '#shared/api.ts';

/** `npm run openapi`: prints the OpenAPI document of the contract. */
console.log(JSON.stringify(openApiOf(endpoints), null, 2));
