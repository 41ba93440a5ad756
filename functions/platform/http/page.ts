import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { report } from './observe.ts';

/** What a visitor is shown. */
export interface Page {
  status: 200 | 404;
  html: string;
}

/** As much as a page looks at of what a function URL is called with. */
export type PageEvent = Pick<APIGatewayProxyEventV2, 'queryStringParameters'> & {
  requestContext: Pick<APIGatewayProxyEventV2['requestContext'], 'requestId'>;
};

type Query = Record<string, string | undefined>;

/**
 * Makes a Lambda handler of a page. Browsers ask for it anew each time; how long the edge keeps it is
 * the edge's own rule. A page that fails is answered 500, in whose place the edge shows its own.
 */
export const page =
  (name: string, render: (query: Query) => Promise<Page>) =>
  async ({
    queryStringParameters = {},
    requestContext: { requestId },
  }: PageEvent): Promise<APIGatewayProxyStructuredResultV2> => {
    const call = { name, requestId, startedAt: Date.now() };
    const answer = (statusCode: number, body: string, cache: string) => ({
      statusCode,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': cache,
        'x-request-id': requestId,
      },
      body,
    });
    try {
      const { status, html } = await render(queryStringParameters);
      report(call, status);
      return answer(status, html, 'no-cache');
    } catch (error) {
      report(call, 500, error);
      return answer(500, '', 'no-store');
    }
  };
