import { describe, expect, it } from 'vitest';
import { keepTyped, valuesOf } from './houseValues.ts';

describe('what stands in the form of settings that are others now', () => {
  const before = valuesOf({ merchantCode: '111111', telephone: '+250788000001', vatPercent: 16 });
  const now = valuesOf({ merchantCode: '222222', tin: '123456789', vatPercent: 16, version: 3 });

  it('is as it is now where nothing was typed', () => {
    expect(keepTyped(before, before, now)).toEqual(now);
    // A field that was typed into and emptied again is no other than an absent one.
    expect(keepTyped({ ...before, tin: '' }, before, now)).toEqual(now);
  });

  it('is what was typed elsewhere, also where a field was emptied', () => {
    const typed = { ...before, merchantCode: '', vatPercent: '18', freeDays: '3' };
    expect(keepTyped(typed, before, now)).toEqual({
      ...now,
      merchantCode: '',
      vatPercent: '18',
      freeDays: '3',
    });
  });
});
