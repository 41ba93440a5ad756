import { noSentences } from './sentences.ts';

/** What every layer may import: refusals, and what the site shares. */
const common = ['functions/errors', 'shared'];

/** The layers of the functions, each with those that it may import. */
const layers = {
  'functions/errors': ['shared'],
  // Settings and the logger, which everything in the platform may use.
  'functions/base': ['functions/base'],
  'functions/platform': ['functions/base', ...common],
  'functions/domain': ['functions/domain', ...common],
  'functions/store': ['functions/domain', 'functions/platform', 'functions/base', ...common],
  'functions/usecases': ['functions/usecases', 'functions/{store,domain,platform,base}', ...common],
  'functions/api': ['functions/api', 'functions/{usecases,store,domain,platform,base}', ...common],
  'functions/workers': [
    'functions/workers',
    'functions/{usecases,store,domain,platform,base}',
    ...common,
  ],
  'functions/testing': ['functions/*', 'shared'],
  // A test may put together what it needs.
  'functions/test': ['functions/*', 'shared'],
};

/** Folders of a layer that may import those before them in the list, and none behind them. */
const ordered = {
  'functions/platform': ['table', 'auth', 'http', 'pictures', 'push', 'mail'],
  'functions/store': [
    'journal',
    'rooms',
    'calendar',
    'search',
    'customers',
    'accounts',
    'bookings',
    'payments',
    'closures',
    'ratings',
    'arrivals',
    'figures',
    'messages',
    'house',
    'notifications',
    'connections',
    'mails',
    'outbox',
    'removal',
  ],
};

/** What eslint-plugin-boundaries takes a file of the functions for: the first that fits. */
export const functionElements = [
  { type: 'functions/test', pattern: 'functions/**/*.test.ts', mode: 'full' as const },
  { type: 'functions/errors', pattern: 'functions/errors.ts', mode: 'full' as const },
  { type: 'functions/base', pattern: 'functions/platform/*.ts', mode: 'full' as const },
  ...Object.keys(ordered).map((type) => ({
    type,
    pattern: `${type}/*/**`,
    capture: ['folder'],
    mode: 'full' as const,
  })),
  ...['domain', 'usecases', 'api', 'workers', 'testing'].map((layer) => ({
    type: `functions/${layer}`,
    pattern: `functions/${layer}/**`,
    mode: 'full' as const,
  })),
];

const layerPolicies = Object.entries(layers).map(([from, anyOf]) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf } } } },
}));

/** A folder of a layer may import itself and those before it. */
const inOrder = (type: string, folders: string[]) =>
  folders.map((folder, index) => ({
    from: { element: { type, captured: { folder } } },
    allow: {
      to: folders.slice(0, index + 1).map((below) => ({
        element: { type, captured: { folder: below } },
      })),
    },
  }));

/** What files of the functions may import. A later row takes the place of those before it. */
export const functionWalls = [
  { files: 'functions/**', policies: layerPolicies },
  ...Object.entries(ordered).map(([type, folders]) => ({
    files: `${type}/**`,
    policies: [...layerPolicies, ...inOrder(type, folders)],
  })),
];

const clock = (selector: string) => ({
  selector,
  message: 'The domain knows no clock: take the time as a parameter.',
});

/** The domain decides by what it is given: no library, nothing of Node or AWS, and no clock. */
export const pureDomain = {
  files: ['functions/domain/**/*.ts'],
  ignores: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^[^#.]', message: 'The domain needs no library.' }] },
    ] as ['error', object],
    'no-restricted-syntax': [
      'error',
      clock("MemberExpression[object.name='Date'][property.name='now']"),
      clock("NewExpression[callee.name='Date'][arguments.length=0]"),
      clock("CallExpression[callee.name='todayInKigali'][arguments.length=0]"),
      ...noSentences,
    ] as ['error', ...object[]],
  },
};
