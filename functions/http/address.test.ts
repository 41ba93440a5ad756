import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventOf } from '#functions/testing/calls.ts';
import { addressOf } from './address.ts';

const SECRET = 's'.repeat(40);
const OWN = '198.51.100.1';

/** The address that is counted for a request with these headers, which came from `OWN`. */
const counted = (headers: Record<string, string>): string =>
  addressOf(eventOf({ method: 'POST', path: '/api/auth/login' }, { headers, address: OWN }));

const through = (viewer: string) => ({
  'X-Origin-Secret': SECRET,
  'X-Viewer-Address': viewer,
});

beforeEach(() => {
  vi.stubEnv('ORIGIN_SECRET', SECRET);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the caller’s address', () => {
  it.each(['203.0.113.7', '2001:db8::7', '2001:db8:85a3:0:0:8a2e:370:7334', '::1'])(
    'is what CloudFront says: %s',
    (said) => {
      expect(counted(through(said))).toBe(said);
    },
  );

  it.each(['', 'somewhere', '203.0.113.7:443', '203.0.113.700', ':443', '[::1]'])(
    'is the connection’s where CloudFront says nothing that is one: "%s"',
    (said) => {
      expect(counted(through(said))).toBe(OWN);
    },
  );

  it('is the connection’s where CloudFront was passed by', () => {
    const viewer = { 'X-Viewer-Address': '203.0.113.7' };
    for (const secret of ['', 'guess', SECRET.toUpperCase(), `${SECRET} `, SECRET.slice(1)]) {
      expect(counted({ ...viewer, 'X-Origin-Secret': secret })).toBe(OWN);
    }
    expect(counted(viewer)).toBe(OWN);
  });

  it('is what CloudFront says also while it shows the secret before', () => {
    vi.stubEnv('ORIGIN_SECRET', 'n'.repeat(40));
    expect(counted(through('203.0.113.7'))).toBe(OWN);
    vi.stubEnv('ORIGIN_SECRET_BEFORE', SECRET);
    expect(counted(through('203.0.113.7'))).toBe('203.0.113.7');
    expect(counted({ ...through('203.0.113.7'), 'X-Origin-Secret': '' })).toBe(OWN);
  });

  it('is never taken from what proxies claim', () => {
    const claims = { 'X-Forwarded-For': '203.0.113.7', 'X-Real-IP': '203.0.113.7' };
    expect(counted({ ...claims, Forwarded: 'for=203.0.113.7' })).toBe(OWN);
    expect(counted({ ...claims, 'X-Origin-Secret': SECRET })).toBe(OWN);
  });

  it('is the connection’s where no secret is known, whatever is shown', () => {
    for (const known of [undefined, '']) {
      vi.stubEnv('ORIGIN_SECRET', known);
      expect(counted(through('203.0.113.7'))).toBe(OWN);
      expect(counted({ ...through('203.0.113.7'), 'X-Origin-Secret': '' })).toBe(OWN);
    }
  });

  it('keeps any address whole', () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (ip) => {
        expect(counted(through(ip))).toBe(ip);
      }),
    );
  });
});
