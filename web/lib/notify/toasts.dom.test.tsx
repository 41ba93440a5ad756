import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
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
