import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Field } from './Field.tsx';
import { FileInput } from './FileInput.tsx';

test('a file is chosen by an input that the keyboard reaches and that only its label names', async () => {
  const user = userEvent.setup();
  const onChange = vi.fn<(names: string[]) => void>();
  render(
    <Field label="Picture" hint="JPEG only">
      {(tied) => (
        <FileInput
          {...tied}
          words="Choose a picture"
          onChange={({ currentTarget }) =>
            onChange([...(currentTarget.files ?? [])].map(({ name }) => name))
          }
        />
      )}
    </Field>,
  );
  const input = screen.getByLabelText('Picture');
  expect(input).toHaveAccessibleName('Picture');
  expect(input).toHaveAccessibleDescription('JPEG only');
  await user.tab();
  expect(input).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
  await user.upload(input, new File(['x'], 'room.png', { type: 'image/png' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(['room.png']);
});
