/**
 * Whether what was read at a time is still used now: for `validMs` milliseconds, and not before that time, because a clock
 * that was set back must not keep it for longer.
 * @param readAt milliseconds since 1970, as `now` is
 */
export const isFresh = (readAt: number, now: number, validMs: number): boolean =>
  now >= readAt && now - readAt < validMs;
