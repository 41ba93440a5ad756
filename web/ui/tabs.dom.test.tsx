import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

const tabs = ['One', 'Two', 'Three'].map((label) => ({
  value: label.toLowerCase(),
  label,
  content: <p>Content {label}</p>,
}));

const tab = (name: string) => screen.getByRole('tab', { name });

test('a tab shows its content, and that of no other', async () => {
  const onChange = vi.fn();
  render(<Tabs label="Numbers" tabs={tabs} onChange={onChange} />);
  expect(screen.getByRole('tablist', { name: 'Numbers' })).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveTextContent('Content One');
  await userEvent.click(tab('Two'));
  expect(tab('Two')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('tabpanel', { name: 'Two' })).toHaveTextContent('Content Two');
  expect(screen.queryByText('Content One')).toBeNull();
  await userEvent.click(tab('Two'));
  expect(onChange.mock.calls).toEqual([['two']]);
});

test('arrow keys, Home and End choose a tab; Tab leads to the chosen one and then to its content', async () => {
  const user = userEvent.setup();
  render(<Tabs label="Numbers" tabs={tabs} />);
  await user.tab();
  expect(tab('One')).toHaveFocus();
  for (const [key, name] of [
    ['ArrowRight', 'Two'],
    ['ArrowLeft', 'One'],
    ['ArrowLeft', 'Three'],
    ['ArrowRight', 'One'],
    ['End', 'Three'],
    ['Home', 'One'],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(tab(name), key).toHaveFocus();
    expect(tab(name), key).toHaveAttribute('aria-selected', 'true');
  }
  await user.keyboard('{Control>}{ArrowRight}{/Control}x');
  expect(tab('One')).toHaveAttribute('aria-selected', 'true');
  await user.tab();
  expect(screen.getByRole('tabpanel', { name: 'One' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(tab('One')).toHaveFocus();
});

test('a tab that somebody else chooses stays until they do', async () => {
  const onChange = vi.fn();
  const { rerender } = render(<Tabs label="Numbers" tabs={tabs} value="one" onChange={onChange} />);
  await userEvent.click(tab('Three'));
  expect(onChange).toHaveBeenCalledWith('three');
  expect(tab('One')).toHaveAttribute('aria-selected', 'true');
  rerender(<Tabs label="Numbers" tabs={tabs} value="three" onChange={onChange} />);
  expect(tab('Three')).toHaveAttribute('aria-selected', 'true');
});

test('a count that comes late has the place that was held for it', () => {
  const counted = (count: string) => tabs.map((one) => ({ ...one, count }));
  const { rerender, unmount } = render(<Tabs label="Numbers" tabs={counted('–')} />);
  expect(within(tab('One–')).getByText('–')).toHaveAttribute('data-late');
  rerender(<Tabs label="Numbers" tabs={counted('7')} />);
  expect(within(tab('One7')).getByText('7')).toHaveAttribute('data-late');
  unmount();
  render(<Tabs label="Numbers" tabs={counted('7')} />);
  expect(within(tab('One7')).getByText('7')).not.toHaveAttribute('data-late');
});
