import { messages } from '#shared/messages.ts';
import { expect, it } from 'vitest';
import { loginToast } from './loginToasts.ts';

const refused = { kind: 'refused', status: 401, message: messages.invalidCredentials } as const;

it.each([
  ['wrong credentials', refused, messages.loginInvalid],
  ['no network', { ...refused, kind: 'network', status: 0 } as const, messages.loginNetwork],
  ['a broken server', { ...refused, kind: 'server', status: 500 } as const, messages.loginServer],
  [
    'a broken server, and which request to quote to us',
    { ...refused, kind: 'server', status: 500, requestId: 'r1' } as const,
    `${messages.loginServer} (Request r1)`,
  ],
  ['anything else', { ...refused, message: 'Odd' }, messages.loginUnexpected],
  ['nothing known', undefined, messages.loginUnexpected],
  [
    'too many attempts',
    { ...refused, status: 429, retryAfter: 900 },
    'Too many attempts. Try again in 15 minutes.',
  ],
])('says its words for %s', (_, failure, words) => {
  expect(loginToast(failure)).toBe(words);
});
