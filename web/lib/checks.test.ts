import { describe, expect, it } from 'vitest';
import {
  day,
  flag,
  list,
  maybe,
  moment,
  number,
  oneOf,
  record,
  text,
  type Check,
} from './checks.ts';

const odd = [undefined, null, 7, Number.NaN, true, 'x', '', [], {}, [null], { a: 1 }];

/** Of the odd values, those that pass. */
const passing = (check: Check<unknown>) => odd.filter((value) => check(value));

describe('a check', () => {
  it('lets pass what is of its type, and nothing else', () => {
    expect(passing(text())).toEqual(['x', '']);
    expect(passing(oneOf(['x', 'y']))).toEqual(['x']);
    expect(passing(number)).toEqual([7]);
    expect(passing(flag)).toEqual([true]);
    expect(passing(list(number))).toEqual([[]]);
    expect(passing(maybe(flag))).toEqual([undefined, true]);
    expect(passing(record<{ a: number }>({ a: number }))).toEqual([{ a: 1 }]);
    expect(passing(record<{ a?: number }>({ a: maybe(number) }))).toEqual([
      [],
      {},
      [null],
      { a: 1 },
    ]);
    expect([passing(day), passing(moment)]).toEqual([[], []]);
  });

  it('knows days and moments that exist', () => {
    expect(['2027-02-28', '2027-02-30', '28 Feb 2027'].map((text) => day(text))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['2027-02-28T10:00:00.000Z', 'soon'].map((text) => moment(text))).toEqual([true, false]);
  });

  it('reads every entry of a list', () => {
    expect(list(number)([1, 2])).toBe(true);
    expect(list(number)([1, '2'])).toBe(false);
  });
});
