import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits } from '#shared/limits.ts';
import type { Picture } from '#shared/pictures.ts';
import { arranged, withAnother, withFirst } from './roomPictures.ts';

const picture = (path: string, description = ''): Picture => ({ path, description });

/** Different pictures, as many as a room may have. */
const pictures = fc.uniqueArray(
  fc.record({ path: fc.string({ minLength: 1 }), description: fc.string() }),
  { selector: ({ path }) => path, maxLength: limits.pictures },
);

describe('another picture', () => {
  test('comes last, until the room has all that it may have', () => {
    let those: Picture[] = [];
    for (let count = 1; count <= limits.pictures; count += 1) {
      those = withAnother(those, picture(`${count}`));
      expect(those.at(-1)).toEqual(picture(`${count}`));
      expect(those).toHaveLength(count);
    }
    expect(() => withAnother(those, picture('another'))).toThrow(
      expect.objectContaining({ code: 'tooManyPictures' }),
    );
  });

  test('is added once, also where it is the last that a room may have', () => {
    const full = Array.from({ length: limits.pictures }, (_, index) => picture(`${index}`));
    expect(withAnother(full, picture('7', 'The dock'))).toEqual(full);
  });
});

describe('the first picture', () => {
  test('gives way to another, which nobody has described; the others stay', () => {
    expect(withFirst([picture('one', 'The dock'), picture('two')], 'three')).toEqual([
      picture('three'),
      picture('two'),
    ]);
    expect(withFirst([], 'one')).toEqual([picture('one')]);
  });

  test('stays as it is where it is the one already', () => {
    const those = [picture('one', 'The dock'), picture('two')];
    expect(withFirst(those, 'one')).toEqual(those);
  });
});

describe('pictures that are arranged', () => {
  test('have the order and the words that are wanted, and no other is left', () => {
    fc.assert(
      fc.property(
        pictures.chain((those) => fc.tuple(fc.constant(those), fc.shuffledSubarray(those))),
        ([those, some]) => {
          const wanted = some.map(({ path }) => ({ path, description: `New ${path}` }));
          expect(arranged(those, wanted)).toEqual(wanted);
        },
      ),
    );
  });

  test.each([
    ['one that is not there', ['two', 'three']],
    ['one twice', ['one', 'one']],
  ])('are refused where they name %s', (_, paths) => {
    expect(() =>
      arranged(
        [picture('one'), picture('two')],
        paths.map((path) => picture(path)),
      ),
    ).toThrow(expect.objectContaining({ code: 'pictureNotFound' }));
  });
});
