import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FilterFold } from './FilterFold.tsx';

const filters = (used: number) => (
  <FilterFold used={used}>
    <input aria-label="Town" />
  </FilterFold>
);
const town = () => screen.getByLabelText('Town');

test('the filters are folded until somebody asks for them, and keep what was typed', async () => {
  const user = userEvent.setup();
  render(filters(0));
  const button = screen.getByRole('button', { name: 'More filters' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(town()).not.toBeVisible();
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.type(town(), 'Huye');
  await user.click(button);
  expect(town()).not.toBeVisible();
  await user.click(button);
  expect(town()).toHaveValue('Huye');
});

test('they are open where one of them is set, and the button says how many are', () => {
  render(filters(2));
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toBeVisible();
  expect(town()).toBeVisible();
});
