import { describe, expect, it } from 'vitest';
import { failures } from './api/failure.ts';
import { decodeToken, readToken, saveToken, sessionOf } from './session.ts';
import { tokenOf } from './testing/browser.ts';

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
  it('does without', () => {
    expect(readToken()).toBeUndefined();
    expect(() => saveToken('t')).not.toThrow();
  });
});
