import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LazyToasts } from './LazyToasts.tsx';
import { notify } from './notify.ts';

/** Says that a toast's time has ended, by the name that React listens to where there is no AnimationEvent. */
function endTime(bar: HTMLElement, elapsedTime: number): void {
  const event = new Event('webkitAnimationEnd', { bubbles: true });
  fireEvent(bar, Object.assign(event, { animationName: 'toast-run', elapsedTime }));
}

test('a toast stays where its time ends before any of it has passed, and goes once it has', async () => {
  render(<LazyToasts />);
  notify.success('Saved');
  const toast = await screen.findByRole('alert');
  expect(toast).toHaveTextContent('Saved');
  const bar = screen.getByRole('progressbar', { hidden: true });
  endTime(bar, 0);
  expect(screen.getByRole('alert')).toBe(toast);
  endTime(bar, 5);
  expect(screen.queryByRole('alert')).toBeNull();
});

/** The toast that says something. It leaves the page once its leaving has been animated, which nothing does here. */
const toastOf = async (text: string) => (await screen.findByText(text)).closest('[data-in]');

test('a success takes the place of an older one, so that one sentence stands on a phone', async () => {
  render(<LazyToasts />);
  notify.success('The request is sent');
  const older = await toastOf('The request is sent');
  expect(older).toHaveAttribute('data-in', 'true');
  notify.success('The booking is confirmed');
  expect(await toastOf('The booking is confirmed')).toHaveAttribute('data-in', 'true');
  await waitFor(() => expect(older).toHaveAttribute('data-in', 'false'));
});

test('what is offered after each other is told apart, and each is taken back by its own button', async () => {
  render(<LazyToasts />);
  const acts = ['CR-1, First store', 'CR-2, Second store'].map((about) => {
    const act = vi.fn();
    notify.offer({ text: 'Saved', about, now: 'approved', label: 'Undo', act });
    return act;
  });
  const offers = await screen.findAllByRole('alert');
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Saved CR-2, Second store: approved Undo',
    'Saved CR-1, First store: approved Undo',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo, CR-1, First store' }));
  expect(acts[0]).toHaveBeenCalledOnce();
  expect(acts[1]).not.toHaveBeenCalled();
});
