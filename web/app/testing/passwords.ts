import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { fill } from './site.tsx';

/** Shows what is typed in a field of a password, and hides it again. */
export async function expectShownAndHidden(user: UserEvent, label: string): Promise<void> {
  const input = screen.getByLabelText(label);
  const toggle = (does: 'Show' | 'Hide') =>
    user.click(screen.getByRole('button', { name: `${does} ${label.toLowerCase()}` }));
  await fill(user, input, 'Karongi#2031');
  expect(input).toHaveAttribute('type', 'password');
  await toggle('Show');
  expect(input).toHaveAttribute('type', 'text');
  await toggle('Hide');
  expect(input).toHaveAttribute('type', 'password');
  expect(input).toHaveValue('Karongi#2031');
}
