import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveToken } from '#web/lib/session.ts';
import { answer, stubBrowser, tokenOf } from '#web/lib/testing/browser.ts';
import { endSession } from './endSession.ts';

const token = tokenOf({
  userId: 'u',
  role: 'user',
  names: 'N',
  email: 'a@b.rw',
  exp: 4_000_000_000,
});

afterEach(() => vi.unstubAllGlobals());

describe('the end of a session', () => {
  it('is sent with the token, also while the page is left', () => {
    stubBrowser(() => answer(200, {}));
    const sent = vi.fn(() => Promise.resolve(answer(200, {})));
    vi.stubGlobal('fetch', sent);
    saveToken(token);
    endSession();
    expect(sent).toHaveBeenCalledWith(
      '/backend/api/auth/logout',
      expect.objectContaining({
        method: 'POST',
        keepalive: true,
        headers: expect.objectContaining({ Authorization: `Bearer ${token}` }) as object,
        body: '{}',
      }),
    );
  });

  it('is not sent by whoever has none, and fails nothing', async () => {
    stubBrowser(() => answer(200, {}));
    const sent = vi.fn(() => Promise.reject(new Error('offline')));
    vi.stubGlobal('fetch', sent);
    endSession();
    expect(sent).not.toHaveBeenCalled();
    saveToken(token);
    endSession();
    await Promise.resolve();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
