import { expect, it } from 'vitest';
import { errorBody } from '#shared/errors.ts';
import { messages } from '#shared/messages.ts';
import { failures, type Failure } from '#web/lib/api/failure.ts';
import { loginToast } from './loginToasts.ts';

it.each<[string, Failure | undefined, string]>([
  ['wrong credentials', errorBody('invalidCredentials'), messages.loginInvalid],
  ['no network', failures.noResponse, messages.loginNetwork],
  ['a broken server', errorBody('serverError'), messages.loginServer],
  [
    'a broken server, and which request to quote to us',
    { ...errorBody('serverError'), requestId: 'r1' },
    `${messages.loginServer} (Request r1)`,
  ],
  ['anything else', failures.unknownError, messages.loginUnexpected],
  ['nothing known', undefined, messages.loginUnexpected],
  [
    'too many attempts',
    errorBody('tooManyAttempts', { retryAfter: 900 }),
    'Too many attempts. Try again in 15 minutes.',
  ],
])('says its words for %s [S4.27, S8.8, S8.9, S8.10, S8.11]', (_, failure, words) => {
  expect(loginToast(failure)).toBe(words);
});

it('decides by the code, whatever the words are', () => {
  const failure = { code: 'invalidCredentials', message: 'Ijambobanga si ryo' } as const;
  expect(loginToast(failure)).toBe(messages.loginInvalid);
});
