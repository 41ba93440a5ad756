import { expect, it } from 'vitest';
import type { Notification } from '#shared/notification.ts';
import { notesByDay } from './notesByDay.ts';

const noteAt = (at: string): Notification => ({
  id: at,
  type: 'checkedIn',
  at,
  read: true,
  names: 'Keza Test',
});

it('notifications stand under their day in Kigali, which begins two hours before the one of UTC', () => {
  const notes = ['2026-06-01T22:00:00Z', '2026-06-01T21:59:59Z', '2026-05-31T22:00:00Z'].map(
    noteAt,
  );
  const [late, ...earlier] = notes;
  expect(notesByDay(notes)).toEqual([
    ['2026-06-02', [late]],
    ['2026-06-01', earlier],
  ]);
  expect(notesByDay([])).toEqual([]);
});
