import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DateField } from './inputs.tsx';

test('a day that is typed in part is marked once its field is left, so that no words take its place', () => {
  const onBlur = vi.fn();
  render(<DateField label="Start date" onBlur={onBlur} />);
  const field = screen.getByLabelText<HTMLInputElement>('Start date');
  // jsdom knows no keys of a field of days.
  const validity = vi.spyOn(field, 'validity', 'get');
  validity.mockReturnValue({ badInput: true } as ValidityState);
  fireEvent.blur(field);
  expect(field).toHaveAttribute('data-half');
  validity.mockReturnValue({ badInput: false } as ValidityState);
  fireEvent.blur(field);
  expect(field).not.toHaveAttribute('data-half');
  expect(onBlur).toHaveBeenCalledTimes(2);
});
