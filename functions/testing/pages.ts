import { afterEach, beforeEach, vi } from 'vitest';
import { RENDERER_FOLDER } from './renderer.ts';

/** What a function that renders a page answers. */
export interface PageAnswer {
  statusCode: number;
  headers: Record<string, string>;
  body: string;
}

type Handler = (event: {
  queryStringParameters: Record<string, string>;
  requestContext: { requestId: string };
}) => Promise<unknown>;

/** Gives each test functions that have just been started, with the renderer of the tests. */
export function usePages(): void {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('RENDERER_FOLDER', RENDERER_FOLDER);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });
}

/** Asks a function for a page, as the edge does. */
export async function askPage(
  started: Promise<{ handler: Handler }>,
  queryStringParameters: Record<string, string>,
): Promise<PageAnswer> {
  const { handler } = await started;
  const requestContext = { requestId: 'request-1' };
  return (await handler({ queryStringParameters, requestContext })) as PageAnswer;
}

/** What the renderer was given, as the one of the tests says it. */
export const givenTo = ({ body }: PageAnswer): unknown =>
  JSON.parse(/<main>(.*)<\/main>/.exec(body)?.[1] ?? '');
