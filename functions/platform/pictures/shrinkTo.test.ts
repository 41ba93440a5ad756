import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shrinkTo, type Pixels } from './shrinkTo.ts';

const picture = (width: number, height: number, ...data: number[]): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from(data),
});

const side = fc.integer({ min: 1, max: 40 });
const color = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));

describe('a picture that is shrunk', () => {
  test('keeps its shape, and is never without a pixel', () => {
    fc.assert(
      fc.property(side, side, fc.integer({ min: 1, max: 40 }), (width, height, wanted) => {
        const to = Math.min(wanted, width);
        const small = shrinkTo(
          picture(width, height, ...Array<number>(width * height * 4).fill(9)),
          to,
        );
        expect(small.width).toBe(to);
        expect(small.height).toBe(Math.max(1, Math.round((height * to) / width)));
        expect(small.data).toHaveLength(small.width * small.height * 4);
      }),
    );
  });

  test('of one colour stays of this colour', () => {
    fc.assert(
      fc.property(side, side, side, color, (width, height, wanted, rgb) => {
        const all = Array.from({ length: width * height }, () => [...rgb, 255]).flat();
        const { data } = shrinkTo(picture(width, height, ...all), Math.min(wanted, width));
        const others = [...data].filter(
          (value, at) => Math.abs(value - ([...rgb, 255][at % 4] ?? 0)) > 1,
        );
        expect(others).toEqual([]);
      }),
    );
  });

  test('at its own width stays as it is', () => {
    const data = [1, 2, 3, 255, 40, 50, 60, 255, 7, 8, 9, 255, 100, 110, 120, 255];
    expect([...shrinkTo(picture(2, 2, ...data), 2).data]).toEqual(data);
  });

  test('has the mean of what each pixel stands for, also where that is part of a pixel', () => {
    const black = [0, 0, 0, 255];
    const white = [255, 255, 255, 255];
    expect([...shrinkTo(picture(2, 2, ...black, ...white, ...white, ...black), 1).data]).toEqual([
      128, 128, 128, 255,
    ]);
    const { data } = shrinkTo(picture(3, 1, ...black, ...white, ...white), 2);
    expect([...data]).toEqual([85, 85, 85, 255, 255, 255, 255, 255]);
  });

  test('takes no colour from what is transparent', () => {
    const { data } = shrinkTo(picture(2, 1, 200, 100, 50, 255, 0, 255, 0, 0), 1);
    expect([...data]).toEqual([200, 100, 50, 128]);
    expect([...shrinkTo(picture(2, 1, 9, 9, 9, 0, 9, 9, 9, 0), 1).data]).toEqual([0, 0, 0, 0]);
  });
});
