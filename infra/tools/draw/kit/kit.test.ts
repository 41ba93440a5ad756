import { describe, expect, it } from 'vitest';
import { chance, times } from './chance.ts';
import { mix } from './colour.ts';
import { ico } from './ico.ts';
import { clip, down, sheet } from './paint.ts';
import { rect } from './svg.ts';
import { word, wordWidth } from './wordmark.ts';

describe('the drawing kit', () => {
  it('draws the same numbers from the same seed, all from 0 to 1', () => {
    const [first, second] = [chance(7), chance(7)];
    const numbers = times(500).map(() => first());
    expect(times(500).map(() => second())).toEqual(numbers);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(new Set(numbers).size).toBeGreaterThan(490);
  });

  it('mixes colours channel by channel', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000');
    expect(mix('#102030', '#304050', 0.5)).toBe('#203040');
  });

  it('writes each definition that a drawing needs once, nested ones too, and no other', () => {
    down('#111111', '#222222');
    const fill = down('#333333', '#444444');
    const svg = sheet(10, 10, clip(rect(0, 0, 5, 5, fill), rect(0, 0, 9, 9, fill)));
    expect(svg.match(/<linearGradient/g)).toHaveLength(1);
    expect(svg.match(/<clipPath/g)).toHaveLength(1);
    expect(svg).not.toContain('#111111');
  });

  it('writes an icon file whose entries point at their pictures', () => {
    const pictures = [
      { size: 16, png: Buffer.from('small') },
      { size: 32, png: Buffer.from('larger') },
    ];
    const file = ico(pictures);
    expect(file.readUInt16LE(4)).toBe(2);
    const second = file.subarray(
      file.readUInt32LE(34),
      file.readUInt32LE(34) + file.readUInt32LE(30),
    );
    expect(second.toString()).toBe('larger');
    expect(file.readUInt8(22)).toBe(32);
  });

  it('knows every letter of the name and refuses others', () => {
    expect(() => word('ColdRoom Rwanda', 0, 0, 1, '#000000', 10)).not.toThrow();
    expect(() => word('X', 0, 0, 1, '#000000', 10)).toThrow('No letter is drawn for X');
    expect(wordWidth('ol')).toBe(68 + 27);
  });
});
