import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readRevocations } from './revocations.ts';

vi.mock('./revocations.ts', () => ({ readRevocations: vi.fn() }));

const claims = {
  userId: 'u-1',
  role: 'user',
  names: 'Aline Uwase',
  email: 'aline@example.com',
  iat: 1_000,
  exp: 90_000,
} as const;

const revoked = vi.mocked(readRevocations);

/** The module anew: it remembers what it has read. */
const refuse = async () => {
  vi.resetModules();
  const { refuseRevoked } = await import('./revoked.ts');
  return refuseRevoked;
};

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  revoked.mockReset();
});

describe('a token', () => {
  test('from before the change of password has expired, one from after it is good', async () => {
    revoked.mockResolvedValue(new Map([['u-1', 1_000]]));
    const refuseRevoked = await refuse();
    await expect(refuseRevoked({ ...claims, iat: 999 })).rejects.toMatchObject({
      code: 'tokenExpired',
    });
    await expect(refuseRevoked(claims)).resolves.toBeUndefined();
    await expect(refuseRevoked({ ...claims, userId: 'u-2', iat: 1 })).resolves.toBeUndefined();
  });

  test('is checked against what is at most 15 seconds old', async () => {
    revoked.mockResolvedValueOnce(new Map()).mockResolvedValue(new Map([['u-1', 2_000]]));
    const refuseRevoked = await refuse();
    await refuseRevoked(claims);
    vi.setSystemTime(Date.now() + 14_999);
    await refuseRevoked(claims);
    expect(revoked).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() + 1);
    await expect(refuseRevoked(claims)).rejects.toMatchObject({ code: 'tokenExpired' });
  });

  test('is checked against what is new once what was read is forgotten', async () => {
    revoked.mockResolvedValueOnce(new Map()).mockResolvedValue(new Map([['u-1', 2_000]]));
    const refuseRevoked = await refuse();
    await refuseRevoked(claims);
    const { forgetRevocations } = await import('./revoked.ts');
    forgetRevocations();
    await expect(refuseRevoked(claims)).rejects.toMatchObject({ code: 'tokenExpired' });
  });

  test('is not valid while the revocations cannot be read, and they are read again', async () => {
    revoked.mockRejectedValueOnce(new Error('down')).mockResolvedValue(new Map());
    const refuseRevoked = await refuse();
    await expect(refuseRevoked(claims)).rejects.toThrow('down');
    await expect(refuseRevoked(claims)).resolves.toBeUndefined();
  });
});
