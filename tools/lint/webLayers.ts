/** The layers of the site, each with those that it may import. */
const layers = {
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
const features = [
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

const FEATURE = 'web/features';

/** What eslint-plugin-boundaries takes a file of the site for: the first that fits. */
export const webElements = [
  { type: 'web/test', pattern: 'web/**/*.test.*', mode: 'full' as const },
  {
    type: FEATURE,
    pattern: `${FEATURE}/*/**`,
    capture: ['feature', 'file'],
    mode: 'full' as const,
  },
  ...Object.keys(layers)
    .filter((type) => type !== FEATURE && type !== 'web/test')
    .map((type) => ({ type, pattern: `${type}/**`, mode: 'full' as const })),
];

const belowIn = (feature: string) =>
  features.slice(0, features.indexOf(feature)).map((below) => ({
    element: { type: FEATURE, captured: { feature: below, file: 'index.ts' } },
  }));

const layerPolicies = Object.entries(layers).map(([from, anyOf]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf } } } },
}));

const featurePolicies = [
  {
    from: { element: { type: FEATURE } },
    allow: {
      to: { element: { type: FEATURE, captured: { feature: '{{ from.captured.feature }}' } } },
    },
  },
  ...features.slice(1).map((feature) => ({
    from: { element: { type: FEATURE, captured: { feature } } },
    allow: { to: belowIn(feature) },
  })),
];

/** What files of the site may import. A later row takes the place of those before it. */
export const webWalls = [
  { files: 'web/**', policies: layerPolicies },
  { files: `${FEATURE}/**`, policies: [...layerPolicies, ...featurePolicies] },
];
