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
  it('is what CloudFront says', () => {
    expect(counted(through('203.0.113.7'))).toBe('203.0.113.7');
    expect(counted(through('2001:db8:85a3::8a2e:370:7334'))).toBe('2001:db8:85a3:0::/64');
  });

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

  it('keeps any address of IPv4 whole', () => {
    fc.assert(
      fc.property(fc.ipV4(), (ip) => {
        expect(counted(through(ip))).toBe(ip);
      }),
    );
  });

  it('is the first half of one of IPv6: a house may choose the other for each request', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
    fc.assert(
      fc.property(half, half, half, half, (line, one, other, elsewhere) => {
        const ofLine = counted(through(`${line}:${one}`));
        expect(counted(through(`${line}:${other}`.toUpperCase()))).toBe(ofLine);
        fc.pre(line !== elsewhere && line !== '0:0:0:0' && elsewhere !== '0:0:0:0');
        expect(counted(through(`${elsewhere}:${one}`))).not.toBe(ofLine);
      }),
    );
  });

  it('is one, however it is written', () => {
    fc.assert(
      fc.property(fc.ipV6(), (ip) => {
        expect(counted(through(ip))).toMatch(/^([0-9a-f]{1,4}:){3}[0-9a-f]{1,4}::\/64$|^[\d.]+$/);
      }),
    );
    for (const ip of ['2001:db8::7', '2001:DB8:0:0::1', '2001:0db8:0000:0000:ffff::']) {
      expect(counted(through(ip))).toBe('2001:db8:0:0::/64');
    }
    expect(counted(through('::ffff:203.0.113.7'))).toBe('203.0.113.7');
    expect(counted(through('::1'))).toBe('0:0:0:0::/64');
  });
});
