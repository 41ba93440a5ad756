/** Host of the map's tiles. */
const TILES = 'https://tile.openstreetmap.org';

/**
 * Content security policy: a page may load the site's own files, room pictures, map tiles and its
 * socket. Inline scripts and styles are refused.
 */
const contentSecurityPolicy = (socketOrigin: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: blob: ${TILES}`,
    `connect-src 'self' ${socketOrigin}`,
    "object-src 'none'",
    "base-uri 'self'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');

/**
 * Headers of every answer of the site, sent by CloudFront and by the local edge.
 * `socketOrigin` is the origin of the WebSocket API, such as `wss://sockets.example.com`.
 */
export const siteHeaders = (socketOrigin: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(socketOrigin),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});
