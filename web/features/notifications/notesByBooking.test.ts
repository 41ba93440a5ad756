import { expect, it } from 'vitest';
import type { Notification } from '#shared/notification.ts';
import { notesByBooking } from './notesByBooking.ts';

const noteOf = (id: string, bookingId?: string, count?: number): Notification => ({
  id,
  type: 'bookingRequested',
  at: '2026-06-01T08:00:00Z',
  read: true,
  names: 'Keza Test',
  bookingId,
  count,
});

/** The ids of the notes of each part, behind that of its head. */
const shapeOf = (...notes: Notification[]) =>
  notesByBooking(notes).map((part) => [part.head?.id, part.notes.map(({ id }) => id)]);

it('several about one booking stand together where the first of them is, the others share parts without a head', () => {
  expect(
    shapeOf(
      noteOf('1', 'a'),
      noteOf('2', 'b'),
      noteOf('3', 'c'),
      noteOf('4', 'd'),
      noteOf('5', 'c'),
      noteOf('6', 'e'),
    ),
  ).toEqual([
    [undefined, ['1', '2']],
    ['3', ['3', '5']],
    [undefined, ['4', '6']],
  ]);
  expect(shapeOf(noteOf('1', 'a'), noteOf('2', 'b'), noteOf('3', 'b'), noteOf('4', 'a'))).toEqual([
    ['1', ['1', '4']],
    ['2', ['2', '3']],
  ]);
});

it('one alone about a booking has its head where that is asked for, unless it stands for several', () => {
  const notes = [noteOf('1', 'a'), noteOf('2', 'b', 3), noteOf('3'), noteOf('4', 'c')];
  expect(notesByBooking(notes).map(({ head }) => head?.id)).toEqual([undefined]);
  expect(
    notesByBooking(notes, true).map((part) => [part.head?.id, part.notes.map(({ id }) => id)]),
  ).toEqual([
    ['1', ['1']],
    [undefined, ['2', '3']],
    ['4', ['4']],
  ]);
});

it('the head is one that tells the days, if any does', () => {
  expect(shapeOf(noteOf('1', 'a'), { ...noteOf('2', 'a'), startDate: '2026-07-01' })).toEqual([
    ['2', ['1', '2']],
  ]);
});

it('those without a booking, or that stand for several, are put together with no other', () => {
  expect(shapeOf(noteOf('1'), noteOf('2'))).toEqual([[undefined, ['1', '2']]]);
  expect(shapeOf(noteOf('1', 'a', 3), noteOf('2', 'a'))).toEqual([[undefined, ['1', '2']]]);
});
