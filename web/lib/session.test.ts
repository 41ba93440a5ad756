import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failures } from './api/failure.ts';
import {
  decodeToken,
  hasEnded,
  hearTime,
  readToken,
  removeEndedToken,
  saveToken,
  serverNow,
  serverToday,
  sessionOf,
} from './session.ts';
import { memoryStorage, tokenOf } from './testing/browser.ts';

const claims = { userId: 'u', role: 'user', names: 'Anaïs Gâté', email: 'a@b.rw', exp: 100 };

describe('sessionOf', () => {
  it('reads who a token speaks for, with letters beyond ASCII [S3.19]', () => {
    expect(sessionOf(tokenOf(claims), 99_999)).toEqual(claims);
  });

  it('tells why a token speaks for nobody [S4.5, S5.1]', () => {
    expect(sessionOf(undefined)).toEqual({ error: failures.noTokenFound });
    expect(sessionOf('rubbish')).toEqual({ error: failures.invalidToken });
    expect(sessionOf(tokenOf(claims), 100_000)).toEqual({ error: failures.tokenExpired });
  });
});

describe('a clock that is ahead', () => {
  const HOUR_MS = 3_600_000;
  const ahead = 25 * HOUR_MS;
  const signed = Date.UTC(2027, 0, 1);
  const day = { ...claims, iat: signed / 1000, exp: signed / 1000 + 24 * 3600 };
  const token = tokenOf(day);

  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.useFakeTimers({ toFake: ['Date'], now: signed + ahead });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('ends a session no earlier and no later than a right one', () => {
    saveToken(token, ahead);
    expect(serverNow()).toBe(signed);
    vi.setSystemTime(signed + ahead + 24 * HOUR_MS - 1);
    expect(sessionOf(readToken())).toEqual(day);
    vi.setSystemTime(signed + ahead + 24 * HOUR_MS);
    expect(sessionOf(readToken())).toEqual({ error: failures.tokenExpired });
  });

  it.each([
    ['by no more than a slow answer', 60_000],
    ['not at all', -5000],
    ['by nobody knows what', Number.NaN],
  ])('is taken for right where it is ahead %s', (_, little) => {
    saveToken(token, ahead);
    saveToken(token, little);
    expect(serverNow()).toBe(Date.now());
    expect(localStorage).toHaveLength(1);
  });

  it('is forgotten with the token', () => {
    saveToken(token, ahead);
    saveToken(undefined);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the time of an answer', () => {
  const noon = Date.parse('2027-01-10T12:00:00+02:00');
  const date = new Date(noon).toUTCString();

  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.useFakeTimers({ toFake: ['Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([-30, -13, 0, 13, 30])('says which day it is on a clock %i hours off', (hours) => {
    vi.setSystemTime(noon + hours * 3_600_000);
    hearTime(date, Date.now() - 500);
    expect(serverNow()).toBe(noon);
    expect(serverToday()).toBe('2027-01-10');
  });

  it('is right again where the clock was set right', () => {
    vi.setSystemTime(noon + 13 * 3_600_000);
    hearTime(date, Date.now());
    vi.setSystemTime(noon);
    hearTime(date, Date.now());
    expect(serverNow()).toBe(noon);
  });

  it('says nothing where it waited in a phone that slept, or is none', () => {
    vi.setSystemTime(noon + 13 * 3_600_000);
    hearTime(date, Date.now() - 60_000);
    hearTime(undefined, Date.now());
    hearTime('soon', Date.now());
    expect(serverNow()).toBe(Date.now());
  });
});

describe('a session that ended by itself', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    saveToken('t');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is told from a logout, until somebody signs in', () => {
    expect(hasEnded()).toBe(false);
    removeEndedToken();
    expect(readToken()).toBeUndefined();
    expect(hasEnded()).toBe(true);
    saveToken('later');
    expect(hasEnded()).toBe(false);
  });

  it('is none where the person has left before', () => {
    saveToken(undefined);
    removeEndedToken();
    expect(hasEnded()).toBe(false);
  });

  it('is forgotten where the person leaves after all', () => {
    removeEndedToken();
    saveToken(undefined);
    expect(localStorage).toHaveLength(0);
  });
});

describe('decodeToken', () => {
  it.each([
    ['no claims', {}],
    ['no user', { ...claims, userId: undefined }],
    ['a role that is none', { ...claims, role: 'root' }],
    ['an expiry in words', { ...claims, exp: '100' }],
  ])('turns away %s [S5.2]', (_, payload) => {
    expect(decodeToken(tokenOf(payload))).toBeUndefined();
  });

  it.each(['user', 'operator', 'admin'])('knows the role %s', (role) => {
    expect(decodeToken(tokenOf({ ...claims, role }))).toMatchObject({ role });
  });

  it('turns away a payload that is no object', () => {
    expect(decodeToken(`a.${Buffer.from('null').toString('base64url')}.b`)).toBeUndefined();
  });
});

describe('where storage is forbidden', () => {
  const forbid = (): never => {
    throw new DOMException('Denied', 'SecurityError');
  };

  afterEach(() => {
    saveToken(undefined);
    vi.unstubAllGlobals();
  });

  it.each([
    ['altogether', { getItem: forbid, setItem: forbid, removeItem: forbid }],
    ['to writers alone', Object.assign(memoryStorage(), { setItem: forbid })],
  ])('%s, the session lasts until the page is left', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(readToken()).toBeUndefined();
    saveToken('t', 3_600_000);
    expect(readToken()).toBe('t');
    expect(Date.now() - serverNow()).toBeGreaterThan(3_500_000);
    saveToken(undefined);
    expect(readToken()).toBeUndefined();
  });

  it('a token that can be stored again is the one that counts', () => {
    vi.stubGlobal('localStorage', Object.assign(memoryStorage(), { setItem: forbid }));
    saveToken('earlier');
    vi.stubGlobal('localStorage', memoryStorage());
    saveToken('later');
    expect(readToken()).toBe('later');
  });
});
