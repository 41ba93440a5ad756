import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { noTimelineFilter, type TimelineFilter } from '#web/features/timeline/filter.ts';
import { TimelineFilters } from './TimelineFilters.tsx';

function Filters({ onChange }: { onChange: (filter: TimelineFilter) => void }) {
  const [filter, setFilter] = useState(noTimelineFilter);
  const change = (next: TimelineFilter) => {
    setFilter(next);
    onChange(next);
  };
  return <TimelineFilters filter={filter} onChange={change} towns={['Musanze', 'Huye', 'Huye']} />;
}

test('temperatures are typed as bounds, below zero as well, and cleared', async () => {
  const user = userEvent.setup();
  const chosen = vi.fn();
  render(<Filters onChange={chosen} />);
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.type(screen.getByLabelText('Coldest, °C'), '-20');
  await user.type(screen.getByLabelText('Warmest, °C'), '0');
  expect(chosen).toHaveBeenLastCalledWith({ ...noTimelineFilter, coldest: -20, warmest: 0 });
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toBeVisible();
  await user.clear(screen.getByLabelText('Coldest, °C'));
  expect(chosen).toHaveBeenLastCalledWith({ ...noTimelineFilter, coldest: undefined, warmest: 0 });
});

test('the towns that there are can be chosen, each once', async () => {
  const user = userEvent.setup();
  const chosen = vi.fn();
  render(<Filters onChange={chosen} />);
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const town = screen.getByLabelText('Town');
  expect(
    within(town)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['All', 'Huye', 'Musanze']);
  await user.selectOptions(town, 'Huye');
  expect(chosen).toHaveBeenLastCalledWith({ ...noTimelineFilter, town: 'Huye' });
});

test('what can be done stands behind all filters', async () => {
  const user = userEvent.setup();
  render(
    <TimelineFilters filter={noTimelineFilter} onChange={vi.fn()} towns={[]}>
      <button type="button">Close a room</button>
    </TimelineFilters>,
  );
  screen.getByLabelText('Room or town').focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'More filters' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close a room' })).toHaveFocus();
});
