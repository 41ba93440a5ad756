/** Where the map's tiles come from. */
const TILES = 'https://tile.openstreetmap.org';

/**
 * What a page may load: its own files, the room pictures, the map's tiles, and its socket; no inline
 * script or style.
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
 * Headers of everything the site sends, from CloudFront and from the local edge alike.
 * `socketOrigin` is the socket's, as in `wss://sockets.example.com`.
 */
export const siteHeaders = (socketOrigin: string): Record<string, string> => ({
  'content-security-policy': contentSecurityPolicy(socketOrigin),
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
});
