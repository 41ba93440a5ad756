import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { APIGatewayProxyEvent } from 'aws-lambda';
import { settings } from '#functions/settings.ts';
import { header } from './call.ts';

/** The header by which CloudFront shows that a request came through it. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret';

/** The header in which CloudFront's own function says who asks; a viewer's own is overwritten. */
export const VIEWER_HEADER = 'x-viewer-address';

/**
 * The caller's address: as CloudFront saw it, where CloudFront is who says so, and else the other
 * end of the connection. Whoever asks the API past CloudFront can write any header but the secret.
 */
export function addressOf(event: APIGatewayProxyEvent): string {
  const { sourceIp } = event.requestContext.identity;
  if (!isFromCloudFront(event)) return sourceIp;
  const viewer = header(event, VIEWER_HEADER) ?? '';
  return isIP(viewer) ? viewer : sourceIp;
}

function isFromCloudFront(event: APIGatewayProxyEvent): boolean {
  const shown = digest(header(event, ORIGIN_SECRET_HEADER));
  return settings.originSecrets().some((secret) => timingSafeEqual(shown, digest(secret)));
}

/** Of one length, whatever was sent, so that they can be compared in the same time. */
const digest = (text = ''): Buffer => createHash('sha256').update(text).digest();
