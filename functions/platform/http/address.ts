import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { settings } from '#functions/platform/settings.ts';
import { header } from './call.ts';

/** The header by which CloudFront shows that a request came through it. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/** The header in which CloudFront's own function says who asks; a viewer's own is overwritten. */
export const VIEWER_HEADER = 'x-viewer-address';

/**
 * The caller's network address: as CloudFront saw it, where CloudFront is who says so, and else the
 * other end of the connection. Whoever asks the API past CloudFront can write any header but the
 * secret.
 */
export function addressOf(event: APIGatewayProxyEvent): string {
  const { sourceIp } = event.requestContext.identity;
  if (!isFromCloudFront(event)) return lineOf(sourceIp);
  const viewer = header(event, VIEWER_HEADER) ?? '';
  return lineOf(isIP(viewer) ? viewer : sourceIp);
}

/**
 * What one line to a house has: an address of IPv4, or the first half of one of IPv6, whose other
 * half anybody may choose anew for each request.
 */
function lineOf(address: string): string {
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

/** The eight groups of an address of IPv6, as URL writes it: in hexadecimals, zeros left out once. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':')))
    .map((part) => part.map((group) => Number.parseInt(group, 16)));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function isFromCloudFront(event: APIGatewayProxyEvent): boolean {
  const shown = digest(header(event, ORIGIN_SECRET_HEADER));
  return settings.originSecrets().some((secret) => timingSafeEqual(shown, digest(secret)));
}

/** Of one length, whatever was sent, so that they can be compared in the same time. */
const digest = (text = ''): Buffer => createHash('sha256').update(text).digest();
