import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { translate } from '#web/lib/testing/translate.ts';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

const saving = (pending: boolean, words: ReactNode) => (
  <Button pending={pending} pendingText="Saving...">
    {words}
  </Button>
);

const withSign = (
  <>
    <Icon name="check" /> Save
  </>
);

describe('a button that the browser has translated', () => {
  test.each([
    ['a text', 'Save'],
    ['a sign and a text', withSign],
  ])('waits, and is there again afterwards, with %s', (_, words) => {
    const { container, rerender } = render(saving(false, words));
    const button = screen.getByRole('button');
    translate(container);
    expect(button).toHaveTextContent('SAVE');
    rerender(saving(true, words));
    expect(button).toHaveTextContent(/^Saving\.\.\.$/);
    translate(container);
    rerender(saving(false, words));
    expect(button).toHaveTextContent(/^Save$/);
  });
});

test('a button keeps the focus while it waits, and its form is not sent again', async () => {
  const user = userEvent.setup();
  const press = vi.fn<() => void>();
  const send = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  const form = (pending: boolean) => (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" pending={pending} onClick={press}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button');
  await user.click(button);
  rerender(form(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await user.click(button);
  await user.keyboard('{Enter}');
  await user.type(screen.getByLabelText('Name'), 'Keza{Enter}');
  expect(send).toHaveBeenCalledTimes(1);
  expect(press).toHaveBeenCalledTimes(1);
  rerender(form(false));
  expect(button).not.toHaveAttribute('aria-disabled');
  await user.click(button);
  expect(send).toHaveBeenCalledTimes(2);
});
