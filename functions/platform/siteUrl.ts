import { settings } from './settings.ts';

const HOST = /^[a-z0-9]+([.-][a-z0-9]+)*$/i;

/** The site's own origin where it has one, else that at which the visitor sees it; undefined for what is no host. */
export const siteUrlAt = (host: string): string | undefined =>
  settings.siteUrl() ?? (HOST.test(host) ? `https://${host.toLowerCase()}` : undefined);
