import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { report } from './observe.ts';

/** A page as it is shown to a visitor. */
interface HtmlPage {
  status: 200 | 404;
  html: string;
}

/** The fields of a function URL's event that a page uses. */
type PageEvent = Pick<APIGatewayProxyEventV2, 'queryStringParameters'> & {
  requestContext: Pick<APIGatewayProxyEventV2['requestContext'], 'requestId'>;
};

type Query = Record<string, string | undefined>;

/**
 * Makes the Lambda handler of a page. Browsers must not cache it; how long CloudFront does is configured
 * there. A page that fails is answered with 500, and CloudFront shows the site's own page instead.
 */
export const htmlPage =
  (name: string, render: (query: Query) => Promise<HtmlPage>) =>
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
