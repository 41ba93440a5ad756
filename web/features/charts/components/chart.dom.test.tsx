import { act, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { plural } from '#web/lib/format.ts';
import { Chart } from './Chart.tsx';
import { Shares } from './Shares.tsx';

const series = [
  { name: 'Milk', colour: 'teal' },
  { name: 'Roses', colour: 'pink' },
];
const bar = (label: string, ...values: number[]) => ({ label, values });
const few = [bar('1 May', 40, 0), bar('2 May', 0, 0), bar('3 May', 10, 5)];

const show = (fields: object = {}) =>
  render(
    <Chart
      label="Stock"
      series={series}
      points={few}
      format={(count) => plural(count, 'crate')}
      {...fields}
    />,
  );

test('three figures or fewer are rows, each named, with a bar in proportion to the largest', () => {
  show();
  const rows = within(screen.getByRole('list', { name: 'Stock' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '1 MayMilk40 crates',
    '3 MayMilk10 crates',
    '3 MayRoses5 crates',
  ]);
  const widths = rows.map((row) => row.querySelector('rect:last-child')?.getAttribute('width'));
  expect(widths).toEqual(['100%', '25%', '12.5%']);
  expect(screen.queryByRole('img')).toBeNull();
});

test('a row has a word beside its label, and all bars one colour and a least length', () => {
  show({ points: [{ ...bar('1 May', 100, 1), mark: 'Today' }, bar('2 May', 50, 0)] });
  const rows = screen.getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('1 MayTodayMilk100 crates');
  const bars = rows.map((row) => row.querySelector('rect:last-child'));
  expect(bars.map((drawn) => drawn?.getAttribute('width'))).toEqual(['100%', '4%', '50%']);
  expect(new Set(bars.map((drawn) => drawn?.getAttribute('fill'))).size).toBe(1);
});

test('where a figure dwarfs all others, the rows have no bars', () => {
  show({ points: [bar('1 May', 100, 1), bar('2 May', 2, 0)] });
  const list = screen.getByRole('list', { name: 'Stock' });
  expect(list).toHaveTextContent('100 crates');
  expect(list.querySelector('svg')).toBeNull();
});

test('figures that are alike, and one alone, have no bars, which would say nothing by their length', () => {
  const { unmount } = show({ points: [bar('1 May', 100, 0)] });
  expect(screen.getByRole('list', { name: 'Stock' }).querySelector('svg')).toBeNull();
  unmount();
  show({ points: [bar('1 May', 100, 0), bar('2 May', 100, 0)] });
  expect(screen.getByRole('list', { name: 'Stock' }).querySelector('svg')).toBeNull();
});

test('a row names the only series where that says more than the title', () => {
  const { unmount } = show({ series: series.slice(0, 1), points: [bar('1 May', 40)] });
  expect(screen.getByRole('listitem')).toHaveTextContent(/^1 May40 crates$/);
  unmount();
  show({ series: series.slice(0, 1), points: [bar('1 May', 40)], isNamed: true });
  expect(screen.getByRole('listitem')).toHaveTextContent(/^1 MayMilk40 crates$/);
});

test('as many figures as asked for are rows', () => {
  show({ few: 4, points: [...few, bar('4 May', 1, 0)] });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('more figures are a chart, and so are few on an axis with an end of its own', () => {
  const { unmount } = show({ points: [...few, bar('4 May', 1, 0)] });
  expect(screen.getByRole('img', { name: /^Stock, as a chart/ })).toBeVisible();
  unmount();
  show({ most: 100 });
  expect(screen.getByRole('img', { name: /^Stock, as a chart/ })).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Stock' })).toBeNull();
});

test('the parts of a whole are one bar, and each is named with its number', () => {
  const share = (label: string, value: number) => ({
    label,
    colour: label,
    value,
    to: `/booking?show=${label}`,
  });
  const shares = [share('Approved', 3), share('Rejected', 0), share('Expired', 1)];
  const { container } = render(<Shares label="Bookings" shares={shares} />, {
    wrapper: MemoryRouter,
  });
  const parts = within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('listitem');
  expect(parts.map(({ textContent }) => textContent)).toEqual(['3 Approved', '1 Expired']);
  expect(screen.getByRole('link', { name: '3 Approved' })).toHaveAttribute(
    'href',
    '/booking?show=Approved',
  );
  const bar = container.querySelector('svg')?.querySelectorAll('rect') ?? [];
  expect([...bar].map((part) => [part.getAttribute('fill'), part.getAttribute('x')])).toEqual([
    ['Approved', '0%'],
    ['Expired', '75%'],
  ]);
});

test('a chart far from the screen has its place, and is drawn when it comes near', async () => {
  let come: (() => void) | undefined;
  class FarAway {
    constructor(tell: (entries: object[]) => void) {
      come = () => tell([{ isIntersecting: true }]);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', FarAway);
  show({ most: 100 });
  const chart = screen.getByRole('img', { name: /^Stock, as a chart/ });
  const drawn = () => chart.querySelector('.recharts-responsive-container');
  expect(chart.querySelector('[data-waits] > *')).toHaveStyle({ height: '220px' });
  // Nothing is on its way: what hides while a page waits, as the footer does, need not.
  expect(chart.querySelector('[data-waiting]')).toBeNull();
  act(() => come?.());
  await vi.waitFor(() => expect(drawn()).not.toBeNull(), 20_000);
  expect(chart.querySelector('[data-waits]')).toBeNull();
});
