import { limits } from '#shared/limits.ts';

/** The number of unread notifications as it is shown: more than 99 are not counted out. */
export const unreadWords = (count: number): string =>
  count < limits.unreadCounted ? String(count) : `${limits.unreadCounted - 1}+`;
