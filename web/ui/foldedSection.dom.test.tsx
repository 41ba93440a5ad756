import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FoldedSection } from './FoldedSection.tsx';

test('a folded section makes what it holds when it is opened, and keeps what was typed when it is closed', async () => {
  const user = userEvent.setup();
  render(
    <FoldedSection title="Settings" text="Of the house.">
      <input aria-label="Name" />
    </FoldedSection>,
  );
  expect(screen.queryByLabelText('Name')).toBeNull();
  const heading = screen.getByRole('heading', { name: 'Settings' });
  await user.click(heading);
  await user.type(await screen.findByLabelText('Name'), 'Musanze');
  await user.click(heading);
  await waitFor(() => expect(screen.getByLabelText('Name')).not.toBeVisible());
  await user.click(heading);
  await waitFor(() => expect(screen.getByLabelText('Name')).toBeVisible());
  expect(screen.getByLabelText('Name')).toHaveValue('Musanze');
});
