import { expect, test } from 'vitest';
import { onePixel, pngOf } from '#functions/testing/pictures.ts';
import { limits } from '#shared/limits.ts';
import { longerSide } from './pictureSize.ts';

test('every kind of picture says how large it is', () => {
  expect(longerSide(onePixel.png, 'png')).toBe(1);
  expect(longerSide(onePixel.jpg, 'jpg')).toBe(1);
  expect(longerSide(onePixel.webp, 'webp')).toBe(1);
  expect(longerSide(pngOf(7, 9), 'png')).toBe(9);
  expect(longerSide(pngOf(50_000, 50_000), 'png')).toBe(50_000);
});

test('what is cut off, or only begins like a picture, says nothing', () => {
  expect(longerSide(onePixel.png.slice(0, 12), 'png')).toBeUndefined();
  expect(longerSide(onePixel.jpg.slice(0, 4), 'jpg')).toBeUndefined();
  expect(longerSide(onePixel.webp.slice(0, 16), 'webp')).toBeUndefined();
  expect(longerSide(pngOf(0, 9), 'png')).toBeUndefined();
});

test('a photo says it behind the profiles and thumbnails that its camera has put before it', () => {
  const notes = Array.from({ length: 12 }, (_, index) => {
    const segment = new Uint8Array(2 + 0xffff).fill(0x41);
    segment.set([0xff, index < 11 ? 0xe1 + (index % 4) : 0xfe, 0xff, 0xff]);
    return segment;
  });
  const photo = Buffer.concat([onePixel.jpg.subarray(0, 2), ...notes, onePixel.jpg.subarray(2)]);
  expect(longerSide(photo, 'jpg')).toBe(1);
  expect(longerSide(photo.subarray(0, 700_000), 'jpg')).toBeUndefined();
});

test('a file that never says it is not searched to its end', () => {
  const endless = new Uint8Array(limits.imageBytes);
  endless.set(onePixel.jpg.subarray(0, 4));
  const until = onePixel.jpg.subarray(20);
  endless.set(until, limits.imageBytes - until.length);
  expect(longerSide(endless, 'jpg')).toBeUndefined();
});
