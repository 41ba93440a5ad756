import type { Page } from '@playwright/test';
import { SHELL } from '#shared/prerendered.ts';

/** Answers rooms' pages with the empty page, as the edge does if rendering fails. */
export const unrendered = (page: Page): Promise<unknown> =>
  page.route(/^[^?]*(?<!\/backend)\/coldroom\/[^/]+$/, async (route) => {
    const empty = new URL(SHELL, route.request().url()).href;
    await route.fulfill({ response: await route.fetch({ url: empty }) });
  });
