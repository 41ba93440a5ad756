import type { Page } from '@playwright/test';
import { SHELL } from '#shared/prerendered.ts';

/** Answers rooms' pages as the edge does where rendering them fails: with the empty page. */
export const unrendered = (page: Page): Promise<unknown> =>
  page.route(/^[^?]*(?<!\/backend)\/coldroom\/[^/]+$/, async (route) => {
    const empty = new URL(SHELL, route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: empty }) });
  });
