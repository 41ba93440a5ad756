import { afterEach, expect, it, vi } from 'vitest';
import { routes } from '#shared/routes.ts';
import { readToken, saveToken } from '#web/lib/session.ts';
import { answer, refuse, stubBrowser, tokenOf } from '#web/lib/testing/browser.ts';
import { call } from './client.ts';
import { send } from './send.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tokenFor = (userId: string, mark: string) =>
  tokenOf({ userId, role: 'user', names: mark, email: 'a@example.com', exp: 4_000_000_000 });
const old = tokenFor('u', 'old');
const fresh = tokenFor('u', 'fresh');

const passwords = { password: 'a', newPassword: 'b' };
const change = () =>
  send('account.changePassword', passwords, { before: ({ token }) => saveToken(token) })(vi.fn());

/** A server that takes the new token alone; `changed` answers the change of the password. */
function serverWith(changed: () => Promise<Response> | Response) {
  const sent = stubBrowser(({ url, headers }) => {
    if (url.endsWith(routes['account.changePassword'].path)) return changed();
    return headers.authorization === `Bearer ${fresh}`
      ? answer(200, { count: 3 })
      : refuse('tokenExpired');
  });
  saveToken(old);
  return sent;
}

it('a call whose token a change of the password has ended is sent again with the new one, when that has come', async () => {
  const { promise: changed, resolve } = Promise.withResolvers<Response>();
  const sent = serverWith(() => changed);
  const changing = change();
  const counting = call('notifications.count', {});
  await expect.poll(() => sent).toHaveLength(2);
  resolve(answer(200, { token: fresh }));
  expect(await counting).toEqual({ count: 3 });
  expect((await changing).failure).toBeUndefined();
  expect(readToken()).toBe(fresh);
});

it('a call whose refusal comes after the new token is sent again, too', async () => {
  const { promise: refused, resolve } = Promise.withResolvers<Response>();
  const answers = [() => refused, () => answer(200, { count: 3 })];
  stubBrowser(() => answers.shift()?.() ?? answer(500, {}));
  saveToken(old);
  const counting = call('notifications.count', {});
  await expect.poll(() => answers).toHaveLength(1);
  saveToken(fresh);
  resolve(refuse('tokenExpired'));
  expect(await counting).toEqual({ count: 3 });
});

it.each([
  ['stays the same', old],
  ['is none', 'no token'],
  ['is gone', undefined],
])('a call is not sent again where the token %s', async (_, present) => {
  const sent = stubBrowser(() => {
    saveToken(present);
    return refuse('tokenExpired');
  });
  saveToken(old);
  const failure = call('notifications.count', {});
  await expect(failure).rejects.toMatchObject({ failure: { code: 'tokenExpired' } });
  expect(sent).toHaveLength(1);
});

it('a change that is itself refused waits for nothing, and ends the session', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  serverWith(() => refuse('tokenExpired'));
  expect((await change()).failure).toMatchObject({ code: 'tokenExpired' });
  expect(readToken()).toBeUndefined();
  await expect(call('notifications.count', {})).rejects.toMatchObject({
    failure: { code: 'noTokenFound' },
  });
});

it('a refusal of the token of somebody before does not sign out whoever has signed in since', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const others = tokenFor('another', 'fresh');
  const sent = stubBrowser(() => {
    saveToken(others);
    return refuse('tokenExpired');
  });
  saveToken(old);
  const dispatch = vi.fn();
  const { failure } = await send('notifications.count', {})(dispatch);
  expect(failure).toMatchObject({ code: 'unknownError' });
  expect(sent).toHaveLength(1);
  expect(readToken()).toBe(others);
  expect(dispatch).not.toHaveBeenCalled();
});
