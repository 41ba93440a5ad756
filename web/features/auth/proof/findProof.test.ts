import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findProof } from './findProof.ts';
import { sha256Of } from './sha256.ts';

const hex = (words: Uint32Array) =>
  [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

it('hashes every text as SHA-256 does', () => {
  const ascii = fc.string({ unit: 'grapheme-ascii', maxLength: 200 });
  fc.assert(
    fc.property(ascii, ascii, (prefix, rest) => {
      const expected = createHash('sha256')
        .update(prefix + rest)
        .digest('hex');
      expect(hex(sha256Of(prefix)(rest))).toBe(expected);
    }),
  );
});

it.each([0, 1, 8, 12])('finds a proof whose hash begins with %i zero bits', (difficulty) => {
  const proof = findProof({ challenge: 'ours', difficulty });
  const hash = createHash('sha256').update(proof).digest();
  expect(proof).toMatch(/^ours:\d+$/);
  expect(Math.clz32(hash.readUInt32BE())).toBeGreaterThanOrEqual(difficulty);
});
