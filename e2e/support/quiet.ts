import type { Page } from '@playwright/test';

/**
 * Gives a page a socket that never says anything. Lists of admins are fetched anew at any news: where a
 * test answers for the server, the work of other tests would change what it looks at.
 */
export const withoutNews = (page: Page): Promise<void> =>
  page.routeWebSocket(/\/realtime/, () => undefined);
