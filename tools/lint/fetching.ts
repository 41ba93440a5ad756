/** Ends a session where a call says so: the hooks, `send`, `attempt` and the thunks do, and nothing beside them. */
const takesFailures = {
  regex: '/takeFailure\\.ts$',
  importNames: ['takeFailure'],
  message: 'Read by useCall or useFetched; send by dispatch(send(…)) or dispatch(attempt(…)).',
};

const sendsCalls = {
  regex: '/(client|callAll)\\.ts$',
  importNames: ['call', 'callPage', 'callAll'],
  message:
    'A component or hook does not call: it reads by useCall or useFetched, and sends by dispatch(send(…)).',
};

const restricted = (...patterns: object[]): { 'no-restricted-imports': ['error', object] } => ({
  'no-restricted-imports': ['error', { patterns }],
});

/** Says itself why it calls. */
const SHARED_REQUEST = 'web/features/company/useHouseContact.ts';
const TESTS = 'web/**/*.test.{ts,tsx}';

/** How the site fetches (docs/decisions/2026-11-24-two-ways-to-fetch.md). */
export const fetching = [
  {
    files: ['web/**/*.{ts,tsx}'],
    excludeFiles: ['web/lib/api/**', TESTS],
    rules: restricted(takesFailures),
  },
  {
    files: ['web/**/*.tsx', 'web/**/use*.ts'],
    excludeFiles: ['web/lib/api/**', SHARED_REQUEST, TESTS],
    rules: restricted(takesFailures, sendsCalls),
  },
];
