import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentKey, fingerprintOf } from './idempotency.ts';
import type { StoredBooking } from './storedBooking.ts';

describe('the mark of a request', () => {
  const request = { coldRoomId: 'a', startDate: '2027-01-30', totalPrice: 20 };

  it('is the same in whatever order its fields were sent', () => {
    const reversed = Object.fromEntries(Object.entries(request).reverse());
    expect(fingerprintOf(reversed)).toBe(fingerprintOf(request));
  });

  it('is another where a value, a name or the number of fields is', () => {
    const others = [
      { ...request, totalPrice: 21 },
      { ...request, service: 'storage' },
      { coldRoomId: 'a', endDate: '2027-01-30', totalPrice: 20 },
    ];
    for (const other of others) expect(fingerprintOf(other)).not.toBe(fingerprintOf(request));
  });
});

describe('a key', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('counts as gone from the very second its day is over', () => {
    const keyUntil = (expiresAt: number) => ({
      fingerprint: 'f',
      booking: { id: 'b' } as StoredBooking,
      expiresAt,
    });
    expect(currentKey(keyUntil(1_800_000_001))).toBeDefined();
    expect(currentKey(keyUntil(1_800_000_000))).toBeUndefined();
    expect(currentKey(undefined)).toBeUndefined();
  });
});
