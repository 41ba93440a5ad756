import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { TimelineRoom } from '#shared/timeline.ts';
import { barsOf } from '#web/features/timeline/bars.ts';
import { daysFrom } from '#web/features/timeline/range.ts';
import { TimelineRow } from './TimelineRow.tsx';

const DAYS = 14;

/** A room whose stays of one day are on these days, counted from 0. */
const roomWith = (...stays: [name: string, first: number, last: number][]): TimelineRoom => ({
  id: 'r1',
  name: 'First store',
  location: 'Kigali',
  stays: stays.map(([name, first, last]) => ({
    id: name,
    name,
    number: 'CR-ABCDE',
    days: [first, last],
  })),
});

test('a bar of one day has initials beside the name, and all say the number', () => {
  const room = roomWith(['Keza Example', 2, 2], ['Uwera Fictional', 3, 5]);
  render(
    <TimelineRow
      room={room}
      town="Kigali"
      bars={barsOf(room, DAYS)}
      index={0}
      days={daysFrom('2026-12-01', DAYS)}
      hasNarrowDays
      current={undefined}
      target={undefined}
    />,
  );
  const bar = (name: RegExp) => screen.getByRole('button', { name });
  expect(bar(/^Keza Example, CR-ABCDE, Approved, First store, .*, KE$/)).toHaveTextContent(
    'Keza ExampleKE',
  );
  const uwera = bar(/^Uwera Fictional, CR-ABCDE, Approved, First store, .*days\)$/);
  expect(uwera.textContent).toBe('Uwera Fictional');
  expect(uwera).toHaveAttribute('title', expect.stringContaining('CR-ABCDE'));
});
