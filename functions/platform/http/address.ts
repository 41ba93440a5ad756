import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { settings } from '#functions/platform/settings.ts';
import { header } from './call.ts';

/** The header that carries the secret which CloudFront shares with the API. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/** The header in which our CloudFront function writes the viewer's address; it overwrites the viewer's own. */
export const VIEWER_HEADER = 'x-viewer-address';

/**
 * The caller's network address, as attempts are counted by it. It is the one that CloudFront saw
 * where the request shows CloudFront's secret, else the other end of the connection: a request that
 * comes past CloudFront can write any header but the secret.
 */
export function addressOf(event: APIGatewayProxyEvent): string {
  const { sourceIp } = event.requestContext.identity;
  if (!isFromCloudFront(event)) return rateLimitKey(sourceIp);
  const viewer = header(event, VIEWER_HEADER) ?? '';
  return rateLimitKey(isIP(viewer) ? viewer : sourceIp);
}

/**
 * An IPv4 address, or the /64 prefix of an IPv6 one: a household or a host has a whole /64, and may
 * choose another address in it for each request. An IPv4 address that is mapped into IPv6 is IPv4.
 */
function rateLimitKey(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(new URL(`http://[${address.replace(/%.*$/, '')}]`).hostname.slice(1, -1));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** The eight groups of an IPv6 address as `URL` writes it: hexadecimal, with at most one `::`. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
    .map((part) => part.map((group) => Number.parseInt(group, 16)));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function isFromCloudFront(event: APIGatewayProxyEvent): boolean {
  const shown = hashOf(header(event, ORIGIN_SECRET_HEADER));
  return settings.originSecrets().some((secret) => timingSafeEqual(shown, hashOf(secret)));
}

/** A hash, because `timingSafeEqual` compares only what has the same length. */
const hashOf = (text = ''): Buffer => createHash('sha256').update(text).digest();
