import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageKind, imageTypes } from './images.ts';

const text = (value: string) => new TextEncoder().encode(value);
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10);
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13);
const webp = Uint8Array.of(...text('RIFF'), 1, 2, 3, 4, ...text('WEBPVP8 '));

describe('by its first bytes a picture is known', () => {
  test.each([
    ['jpg', jpeg],
    ['png', png],
    ['webp', webp],
  ] as const)('as %s', (kind, bytes) => {
    expect(imageKind(bytes)).toBe(kind);
    expect(imageTypes[kind]).toMatch(/^image\//);
  });

  test('whatever follows them', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (rest) => {
        expect(imageKind(Uint8Array.of(...jpeg, ...rest))).toBe('jpg');
        expect(imageKind(Uint8Array.of(...png, ...rest))).toBe('png');
        expect(imageKind(Uint8Array.of(...webp, ...rest))).toBe('webp');
      }),
    );
  });
});

describe('no picture is', () => {
  test.each([
    ['an SVG, which can carry script', text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an SVG with a prologue', text('<?xml version="1.0"?><svg/>')],
    ['a GIF', text('GIF89a\u0001\u0000')],
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['a sound in a RIFF file', Uint8Array.of(...text('RIFF'), 1, 2, 3, 4, ...text('WAVEfmt '))],
    ['WEBP without RIFF', Uint8Array.of(...text('RIFX'), 1, 2, 3, 4, ...text('WEBPVP8 '))],
    ['nothing at all', new Uint8Array()],
  ])('%s', (_, bytes) => {
    expect(imageKind(bytes)).toBeUndefined();
  });

  test('one whose signature is cut short', () => {
    for (const length of [0, 1, 2]) expect(imageKind(jpeg.slice(0, length))).toBeUndefined();
    for (let length = 0; length < 8; length += 1) {
      expect(imageKind(png.slice(0, length))).toBeUndefined();
    }
    for (let length = 0; length < 12; length += 1) {
      expect(imageKind(webp.slice(0, length))).toBeUndefined();
    }
  });

  test('one with a byte of its signature wrong', () => {
    const cases = [
      { picture: jpeg, signature: [0, 1, 2] },
      { picture: png, signature: [0, 1, 2, 3, 4, 5, 6, 7] },
      { picture: webp, signature: [0, 1, 2, 3, 8, 9, 10, 11] },
    ];
    for (const { picture, signature } of cases) {
      for (const position of signature) {
        const wrong = picture.map((byte, index) => (index === position ? byte ^ 1 : byte));
        expect(imageKind(wrong), `byte ${position}`).toBeUndefined();
      }
    }
  });
});
