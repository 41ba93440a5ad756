import { describe, expect, it } from 'vitest';
import { districts } from '#shared/search/districts.ts';
import type { Point } from './points.ts';
import { bounds, isInRwanda, outline } from './rwanda.ts';

describe('the outline of Rwanda', () => {
  it.each<[string, Point]>([
    ['Kigali', [-1.9441, 30.0619]],
    ['Musanze', [-1.4998, 29.6349]],
    ['Gisenyi', [-1.7028, 29.2567]],
    ['Kamembe', [-2.4846, 28.9075]],
    ['Nyagatare', [-1.2956, 30.3275]],
    ['Huye', [-2.5967, 29.7394]],
    ['Rusumo', [-2.37, 30.75]],
  ])('holds %s', (_, place) => {
    expect(isInRwanda(place)).toBe(true);
  });

  it.each<[string, Point]>([
    ['Goma', [-1.68, 29.22]],
    ['Bukavu', [-2.51, 28.84]],
    ['Kabale', [-1.25, 29.99]],
    ['Bujumbura', [-3.38, 29.36]],
    ['Kirundo', [-2.585, 30.09]],
    ['Ngara', [-2.51, 30.65]],
  ])('leaves out %s, across the border', (_, place) => {
    expect(isInRwanda(place)).toBe(false);
  });

  it.each(districts)('holds the main town of $name', ({ latitude, longitude }) => {
    expect(isInRwanda([latitude, longitude])).toBe(true);
  });

  it('lies in its bounds and closes upon itself', () => {
    const [[south, west], [north, east]] = bounds;
    for (const [latitude, longitude] of outline) {
      expect(latitude).toBeGreaterThanOrEqual(south);
      expect(latitude).toBeLessThanOrEqual(north);
      expect(longitude).toBeGreaterThanOrEqual(west);
      expect(longitude).toBeLessThanOrEqual(east);
    }
    const [first, last] = [outline.at(0), outline.at(-1)];
    if (!first || !last) throw new Error('there is no outline');
    expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(0.2);
  });
});
