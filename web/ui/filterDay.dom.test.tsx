import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { FilterDay } from './FilterDay.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('From day');

test('a day that is typed in part is told once its field is left and the press is over, until another is typed', () => {
  const onChange = vi.fn();
  render(<FilterDay label="From day" value="" error="Too late." onChange={onChange} />);
  // jsdom knows no keys of a field of days.
  const validity = vi.spyOn(field(), 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  expect(field()).toHaveAccessibleDescription('Too late.');
  fireEvent.blur(field());
  // It would move what is being pressed.
  expect(field()).toHaveAccessibleDescription('Too late.');
  fireEvent.click(document.body);
  expect(field()).toHaveAccessibleDescription('Must be a day that exists, such as 2027-01-31.');
  fireEvent.change(field(), { target: { value: '2027-01-31' } });
  expect(onChange.mock.calls).toEqual([['2027-01-31']]);
  expect(field()).toHaveAccessibleDescription('Too late.');
  validity.mockReturnValue({ badInput: false } as ValidityState);
  fireEvent.blur(field());
  fireEvent.keyUp(document.body, { key: 'Tab' });
  expect(field()).toHaveAccessibleDescription('Too late.');
  // Its press is over: another says nothing of a day that is being typed.
  validity.mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.click(document.body);
  expect(field()).toHaveAccessibleDescription('Too late.');
});
