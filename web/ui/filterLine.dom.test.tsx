import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FilterLine } from './FilterLine.tsx';

const WIDTH = 120;
const words = ['Pending', 'Approved', 'Rejected', 'Cancelled', 'Transaction'];

/** Each filter is 120 px wide, and the line 300 px. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * WIDTH;
  });
  return () => void vi.restoreAllMocks();
});

const line = (value: string) => (
  <FilterLine
    label="Bookings"
    value={value}
    onChange={() => undefined}
    filters={words.map((word) => ({ value: word, label: word, count: 0 }))}
  />
);

test('a line that is wider than the screen scrolls no further than shows what is chosen, and some of what is beside it', () => {
  const { rerender } = render(line('Pending'));
  const group = screen.getByRole('group', { name: 'Bookings' });
  expect(group.scrollLeft).toBeLessThanOrEqual(0);
  rerender(line('Cancelled'));
  expect(group.scrollLeft).toBe(4 * WIDTH + 40 - 300);
  rerender(line('Rejected'));
  expect(group.scrollLeft).toBe(2 * WIDTH - 40);
  group.scrollLeft = 190;
  rerender(line('Approved'));
  expect(group.scrollLeft).toBe(WIDTH - 40);
});
