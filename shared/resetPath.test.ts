import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readResetHash, resetHash } from './resetPath.ts';

it('what is written behind # is read again', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (email, code) => {
      expect(readResetHash(resetHash({ email, code }))).toEqual({ email, code });
    }),
  );
});

it('what is missing is empty', () => {
  expect(readResetHash(resetHash({ email: 'a@b.rw' }))).toEqual({ email: 'a@b.rw', code: '' });
  expect(readResetHash('')).toEqual({ email: '', code: '' });
});
