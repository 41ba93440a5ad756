import { noSentences } from './sentences.ts';

/** What every layer may import: refusals, and what the site shares. */
const common = ['functions/errors', 'shared'];

const belowUsecases = [
  ...['functions/store', 'functions/domain', 'functions/platform', 'functions/base'],
  ...common,
];

/** The layers of the functions, each with those that it may import; `functions/*` are all of them. */
export const functionLayers: Record<string, string[]> = {
  'functions/errors': ['shared'],
  // Settings and the logger, which everything in the platform may use.
  'functions/base': ['functions/base'],
  'functions/platform': ['functions/base', ...common],
  'functions/domain': ['functions/domain', ...common],
  'functions/store': ['functions/domain', 'functions/platform', 'functions/base', ...common],
  'functions/usecases': ['functions/usecases', ...belowUsecases],
  'functions/api': ['functions/api', 'functions/usecases', ...belowUsecases],
  'functions/workers': ['functions/workers', 'functions/usecases', ...belowUsecases],
  'functions/testing': ['functions/*', 'shared'],
  // A test may put together what it needs.
  'functions/test': ['functions/*', 'shared'],
};

/** Folders of a layer that may import those before them in the list, and none behind them. */
export const foldersInOrder: Record<string, string[]> = {
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

const clock = (selector: string) => ({
  selector,
  message: 'The domain knows no clock: take the time as a parameter.',
});

/** The domain decides by what it is given: no library, nothing of Node or AWS, and no clock. */
export const pureDomain = {
  files: ['functions/domain/**/*.ts'],
  excludeFiles: ['**/*.test.ts'],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: [{ regex: '^[^#.]', message: 'The domain needs no library.' }] },
    ] as ['error', object],
    'ours/syntax': [
      'error',
      clock("MemberExpression[object.name='Date'][property.name='now']"),
      clock("NewExpression[callee.name='Date'][arguments.length=0]"),
      clock("CallExpression[callee.name='todayInKigali'][arguments.length=0]"),
      ...noSentences,
    ] as ['error', ...object[]],
  },
};
