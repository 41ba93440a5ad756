import { expect, test } from 'vitest';
import { onePixel, pngOf } from '#functions/testing/pictures.ts';
import { limits } from '#shared/limits.ts';
import { pictureSize } from './pictureSize.ts';

const one = { width: 1, height: 1 };

test('every kind of picture says how large it is', () => {
  expect(pictureSize(onePixel.png, 'png')).toEqual(one);
  expect(pictureSize(onePixel.jpg, 'jpg')).toEqual(one);
  expect(pictureSize(onePixel.webp, 'webp')).toEqual(one);
  expect(pictureSize(pngOf(7, 9), 'png')).toEqual({ width: 7, height: 9 });
  expect(pictureSize(pngOf(50_000, 50_000), 'png')).toEqual({ width: 50_000, height: 50_000 });
});

test('what is cut off, or only begins like a picture, says nothing', () => {
  expect(pictureSize(onePixel.png.slice(0, 12), 'png')).toBeUndefined();
  expect(pictureSize(onePixel.jpg.slice(0, 4), 'jpg')).toBeUndefined();
  expect(pictureSize(onePixel.webp.slice(0, 16), 'webp')).toBeUndefined();
  expect(pictureSize(pngOf(0, 9), 'png')).toBeUndefined();
});

test('a photo says it behind the profiles and thumbnails that its camera has put before it', () => {
  const notes = Array.from({ length: 12 }, (_, index) => {
    const segment = new Uint8Array(2 + 0xffff).fill(0x41);
    segment.set([0xff, index < 11 ? 0xe1 + (index % 4) : 0xfe, 0xff, 0xff]);
    return segment;
  });
  const photo = Buffer.concat([onePixel.jpg.subarray(0, 2), ...notes, onePixel.jpg.subarray(2)]);
  expect(pictureSize(photo, 'jpg')).toEqual(one);
  expect(pictureSize(photo.subarray(0, 700_000), 'jpg')).toBeUndefined();
});

test('a file that never says it is not searched to its end', () => {
  const endless = new Uint8Array(limits.imageBytes);
  endless.set(onePixel.jpg.subarray(0, 4));
  const until = onePixel.jpg.subarray(20);
  endless.set(until, limits.imageBytes - until.length);
  expect(pictureSize(endless, 'jpg')).toBeUndefined();
});
