import { describe, expect, it } from 'vitest';
import { CALENDAR, calendarPath } from '#shared/calendarPath.ts';
import { isCalendarKey, newCalendarKey, readCalendarKey } from './calendarKeys.ts';

describe('the key of a calendar', () => {
  it('has 256 random bits, and is read as it was made', () => {
    const { key, hash } = newCalendarKey('user-1');
    const secret = key.slice('user-1.'.length);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(readCalendarKey(key)).toEqual({ userId: 'user-1', hash });
    expect(newCalendarKey('user-1').key).not.toBe(key);
    expect(CALENDAR.exec(calendarPath(key))?.[1]).toBe(key);
  });

  it('is stored as a hash that does not tell it', () => {
    const { key, hash } = newCalendarKey('user-1');
    expect(key).not.toContain(hash);
    expect(hash).toHaveLength(43);
  });

  it('is that of one secret alone', () => {
    const [one, other] = [newCalendarKey('user-1'), newCalendarKey('user-1')];
    const read = readCalendarKey(one.key);
    expect(read && isCalendarKey(read, one.hash)).toBe(true);
    expect(read && isCalendarKey(read, other.hash)).toBe(false);
    expect(read && isCalendarKey(read, '')).toBe(false);
  });

  it.each(['', 'user-1', '.', 'user-1.short', `a/b.${'x'.repeat(43)}`, `u.${'x'.repeat(44)}`])(
    'is not %j',
    (key) => {
      expect(readCalendarKey(key)).toBeUndefined();
    },
  );
});
