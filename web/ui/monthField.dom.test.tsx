import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { MonthField } from './MonthField.tsx';

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText(/^Month/), { target: { value } });

test('what is typed of a month stays until the field is left, and only months are told', () => {
  const onChange = vi.fn();
  render(<MonthField label="Month" value="2026-11" onChange={onChange} />);
  type('');
  expect(screen.getByLabelText('Month')).toHaveValue('');
  expect(onChange).not.toHaveBeenCalled();
  type('2027-01');
  expect(onChange.mock.calls).toEqual([['2027-01']]);
  fireEvent.blur(screen.getByLabelText('Month'));
  expect(screen.getByLabelText('Month')).toHaveValue('2026-11');
});

test('none is told where it may be none', () => {
  const onChange = vi.fn();
  render(<MonthField label="Month" optional value="2026-11" onChange={onChange} />);
  type('');
  expect(onChange.mock.calls).toEqual([['']]);
});
