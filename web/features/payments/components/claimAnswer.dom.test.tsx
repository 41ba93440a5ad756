import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test, vi } from 'vitest';
import { makeStore } from '#web/app/store.ts';
import { FakeBackend } from '#web/app/testing/backend.ts';
import { signIn } from '#web/app/testing/site.tsx';
import { notify } from '#web/lib/notify/notify.ts';
import { refuse } from '#web/lib/testing/browser.ts';
import { ClaimAnswer } from './ClaimAnswer.tsx';

const claim = {
  id: 'c1',
  bookingId: 'b1',
  coldRoomName: 'Musanze store',
  userId: 'u1',
  userName: 'Keza Test',
  startDate: '2027-03-10',
  endDate: '2027-03-12',
  amount: 11_800,
  way: 'bank',
  reference: 'T-1',
  at: '2027-03-02T08:00:00.000Z',
  state: 'claimed',
} as const;

const button = (name: string) => screen.getByRole('button', { name });

function renderClaim() {
  const [backend, onDone] = [new FakeBackend(), vi.fn()];
  signIn({ role: 'admin' });
  render(
    <Provider store={makeStore()}>
      <ClaimAnswer claim={claim} onDone={onDone} />
    </Provider>,
  );
  return { backend, onDone, user: userEvent.setup() };
}

test('nothing is declined while the payment is confirmed', async () => {
  const { backend, user } = renderClaim();
  expect(screen.getByText(/^Keza Test says they have paid/)).toHaveTextContent(
    'Keza Test says they have paid 11,800 Rwf: Bank T-1, 2 Mar 2027, 10:00.',
  );
  const confirmed = Promise.withResolvers<Response>();
  backend.serves('payments.confirm', () => confirmed.promise);
  await user.click(button('Confirm payment'));
  expect(button('Decline')).toBeDisabled();
  confirmed.resolve(refuse('claimAnswered'));
  await waitFor(() => expect(button('Decline')).toBeEnabled());
});

test('a claim is declined with words, beside which stands what is wrong with them', async () => {
  const { backend, onDone, user } = renderClaim();
  await user.click(button('Decline'));
  expect(screen.queryByRole('button', { name: 'Confirm payment' })).toBeNull();
  const send = button('Decline with these words');
  expect(send).toBeDisabled();
  const words = screen.getByLabelText('What the client reads');
  await user.type(words, 'No such money came.');
  backend.refuses('payments.decline', 'notPlainText', undefined, 'reasonText');
  await user.click(send);
  await waitFor(() => expect(words).toHaveAccessibleDescription('Must be plain text.'));
  await user.click(button('Back'));
  await user.click(button('Decline'));
  expect(screen.getByLabelText('What the client reads')).toBeValid();

  const declined = Promise.withResolvers<Response>();
  backend.serves('payments.decline', () => declined.promise);
  await user.click(send);
  expect(button('Back')).toBeDisabled();
  declined.resolve(refuse('claimAnswered'));
  await waitFor(() => expect(button('Back')).toBeEnabled());
  expect(onDone).not.toHaveBeenCalled();
  expect(backend.sentTo('payments.decline')[1]?.body).toEqual({
    reasonText: 'No such money came.',
  });

  const said = vi.spyOn(notify, 'success');
  backend.answers('payments.decline', { ...claim, state: 'declined' });
  await user.click(send);
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(said).toHaveBeenCalledWith('The payment is declined. The client is told.');
  await user.click(button('Back'));
  expect(button('Confirm payment')).toBeEnabled();
});
