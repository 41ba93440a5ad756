import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DataTable, NumberCell } from './DataTable.tsx';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    key: `r${index}`,
    cells: [`Row ${index}`, `Value ${index}`],
  }));

const columns = ['Name', 'Value'];

const folded = (container: HTMLElement) => container.querySelector('[data-folded]');

test('a table folds the cards after the first four until somebody asks for them, and folds them again', async () => {
  const { container } = render(<DataTable columns={columns} rows={rowsOf(5)} fold />);
  expect(folded(container)).not.toBeNull();
  // Four or, side by side, up to six: the style sheet shows one of both.
  expect(screen.getByText(/of 5 shown$/)).toHaveTextContent('45 of 5 shown');
  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  expect(screen.queryByText(/shown$/)).toBeNull();
  expect(folded(container)).toBeNull();
  const fewer = screen.getByRole('button', { name: 'Show fewer', expanded: true });
  expect(fewer).toHaveFocus();
  await userEvent.click(fewer);
  expect(folded(container)).not.toBeNull();
});

test('what is folded is counted of all that there is, or of the first, where a foot leads to others', () => {
  const table = { columns, rows: rowsOf(7), cards: 'titled' as const, fold: true };
  const { rerender } = render(<DataTable {...table} foot="More" />);
  expect(screen.getByText('6 of the first 7 shown')).toBeInTheDocument();
  rerender(<DataTable {...table} foot="More" total={22} />);
  expect(screen.getByText('6 of 22 shown')).toBeInTheDocument();
});

test.each([
  { what: 'four cards', rows: 4, cards: undefined },
  { what: 'ten small ones', rows: 10, cards: 'dense' as const },
  { what: 'six titled ones', rows: 6, cards: 'titled' as const },
])('$what are not folded', ({ rows, cards }) => {
  const { container } = render(
    <DataTable columns={columns} rows={rowsOf(rows)} {...(cards && { cards })} fold />,
  );
  expect(folded(container)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('titled cards are folded after the first six', () => {
  const { container } = render(
    <DataTable columns={columns} rows={rowsOf(7)} cards="titled" fold />,
  );
  expect(folded(container)).not.toBeNull();
  expect(screen.getByText('6 of 7 shown')).toBeInTheDocument();
});

test('a titled card is laid out by what its columns are, wherever they stand', () => {
  const parts = { Name: 'number', Value: 'title' } as const;
  const { container } = render(
    <DataTable columns={columns} rows={rowsOf(1)} cards="titled" parts={parts} />,
  );
  const partOf = (text: string) => screen.getByText(text).closest('th, td');
  expect(partOf('Row 0')).toHaveAttribute('data-part', 'number');
  expect(partOf('Value 0')).toHaveAttribute('data-part', 'title');
  expect(container.querySelectorAll('[data-part]')).toHaveLength(2);
});

test('rows of two lines are laid out by where each of their columns stands, and so are the headings', () => {
  const lines = { widths: '1fr 6rem', at: { Name: '2 / 1', Value: '1 / 1 / span 2' } };
  const { container } = render(<DataTable columns={columns} rows={rowsOf(1)} lines={lines} />);
  for (const cell of [
    screen.getByRole('rowheader', { name: 'Row 0' }),
    screen.getByRole('columnheader', { name: 'Name' }),
  ]) {
    expect(cell).toHaveAttribute('data-line', '2');
    expect(cell).toHaveStyle({ '--at': '2 / 1' });
  }
  expect(screen.getByRole('cell', { name: 'Value 0' })).toHaveStyle({ '--at': '1 / 1 / span 2' });
  expect(container.firstElementChild).toHaveStyle({ '--widths': '1fr 6rem' });
});

test('a table that is not asked to fold shows all of its cards', () => {
  const { container } = render(<DataTable columns={columns} rows={rowsOf(50)} />);
  expect(folded(container)).toBeNull();
});

test('a dense card has the columns in its first line that are named for it', () => {
  const { container } = render(
    <DataTable columns={columns} rows={rowsOf(1)} cards="dense" first={['Value']} />,
  );
  const below = [...container.querySelectorAll('[data-below]')];
  expect(below.map(({ textContent }) => textContent)).toEqual(['Row 0']);
});

test('rows stand under what they share, which is written once', () => {
  const groups = ['Today', 'Today', 'Yesterday'];
  const rows = rowsOf(3).map((row, at) => ({ ...row, group: groups[at] ?? '' }));
  render(<DataTable columns={columns} rows={rows} />);
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Today', 'Row 0', 'Row 1', 'Yesterday', 'Row 2']);
});

test('the column by which the rows are ordered says so', () => {
  const sorted = { column: 'Value', as: 'descending' } as const;
  render(<DataTable columns={columns} rows={rowsOf(2)} sorted={sorted} />);
  const [name, value] = screen.getAllByRole('columnheader');
  expect(value).toHaveAttribute('aria-sort', 'descending');
  expect(name).not.toHaveAttribute('aria-sort');
});

test('the heading of a column of figures stands where they do, and so does a cell that has none', () => {
  const rows = ['–', <NumberCell key="owed">10 Rwf</NumberCell>].map((cell, index) => ({
    key: `r${index}`,
    cells: [`Row ${index}`, cell],
  }));
  render(<DataTable columns={columns} rows={rows} />);
  const [name, value] = screen.getAllByRole('columnheader');
  const [none, figure] = screen.getAllByRole('cell');
  expect(value?.className).toBe(figure?.className);
  expect(figure?.className).not.toBe('');
  expect(none?.classList).toContain(figure?.className);
  expect(name?.className).toBe('');
});

test('the column that opens a row is marked in each of them, and in no other column', () => {
  const { container } = render(<DataTable columns={columns} rows={rowsOf(2)} opens="Name" />);
  const marked = [...container.querySelectorAll('[data-opens]')];
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Row 0', 'Row 1']);
});

test('the head of a column of buttons is only read', () => {
  render(<DataTable columns={['Name', 'Actions']} rows={rowsOf(1)} />);
  expect(screen.getByRole('columnheader', { name: 'Actions' }).firstElementChild).toHaveClass(
    'visually-hidden',
  );
  expect(screen.getByRole('columnheader', { name: 'Name' }).firstElementChild).toBeNull();
});
