/** The layers of the site, each with those that it may import; `web/*` are all of them. */
export const webLayers: Record<string, string[]> = {
  'web/lib': ['web/lib', 'shared'],
  'web/ui': ['web/ui', 'web/lib', 'shared'],
  'web/features': ['web/ui', 'web/lib', 'shared'],
  'web/pages': ['web/pages', 'web/features', 'web/ui', 'web/lib', 'shared'],
  'web/app': ['web/app', 'web/pages', 'web/features', 'web/ui', 'web/lib', 'shared'],
  'web/boot': ['web/*', 'shared'],
  // A test may put together what it needs.
  'web/test': ['web/*', 'shared'],
};

/**
 * The features that others build on or that build on others. Each may import those before it, through
 * their index.ts, so that no two know each other; the layers above may import any file of a feature.
 */
export const features = [
  'company',
  'auth',
  'notifications',
  'messages',
  'rooms',
  'roomPicker',
  'payments',
  'bookings',
  'people',
  'find',
  'ratings',
  'receipt',
  'myBookings',
  'account',
  'map',
  'charts',
  'stock',
  'timeline',
];
