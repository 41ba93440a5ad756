import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { makeStore } from '#web/app/store.ts';
import { paymentOf } from '#web/features/payments/testing/entries.ts';
import { ReverseButton } from './ReverseButton.tsx';

test('whoever keeps an entry goes on at the button that asked', async () => {
  const user = userEvent.setup();
  render(
    <Provider store={makeStore()}>
      <ReverseButton payment={paymentOf()} onDone={() => undefined} />
    </Provider>,
  );
  const reverse = () => screen.getByRole('button', { name: /^Reverse / });
  expect(reverse()).not.toHaveFocus();
  await user.click(reverse());
  expect(screen.getByRole('button', { name: 'Yes, reverse' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Keep' }));
  expect(reverse()).toHaveFocus();
});
