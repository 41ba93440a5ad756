import { describe, expect, it } from 'vitest';
import { pointOf } from './roomFields.ts';

describe('pointOf', () => {
  it('reads two coordinates', () => {
    expect(pointOf('-1.9441', ' 30.0619 ')).toEqual([-1.9441, 30.0619]);
    expect(pointOf('0', '0')).toEqual([0, 0]);
  });

  it.each([
    ['', '30'],
    ['-1', '  '],
    ['north', '30'],
    ['-91', '30'],
    ['-1', '181'],
  ])('finds no place in %j and %j', (latitude, longitude) => {
    expect(pointOf(latitude, longitude)).toBeUndefined();
  });
});
