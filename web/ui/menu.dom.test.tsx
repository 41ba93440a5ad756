import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Menu } from './Menu.tsx';

const focused = () => document.activeElement?.textContent;

function openMenu() {
  const chosen = vi.fn<(what: string) => void>();
  const item = (text: string) => ({ text, onChoose: () => chosen(text) });
  render(
    <>
      <button type="button">Before</button>
      <Menu
        label="More for Huye"
        items={[item('Details'), item('Close for days'), { ...item('Delete'), danger: true }]}
      />
      <button type="button">After</button>
    </>,
  );
  const button = screen.getByRole('button', { name: 'More for Huye' });
  return { user: userEvent.setup(), chosen, button };
}

test('a press opens the menu with the focus on its first item, and what is chosen is done', async () => {
  const { user, chosen, button } = openMenu();
  expect(button).toHaveAttribute('aria-haspopup', 'menu');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = screen.getByRole('menu', { name: 'More for Huye' });
  expect(button).toHaveAttribute('aria-controls', menu.id);
  expect(focused()).toBe('Details');
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(chosen.mock.calls).toEqual([['Delete']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
});

test('arrow keys, Home, End and first letters lead through the items and around', async () => {
  const { user, chosen, button } = openMenu();
  button.focus();
  await user.keyboard('{ArrowUp}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Details');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe('Close for days');
  await user.keyboard('{End}');
  expect(focused()).toBe('Delete');
  await user.keyboard('{Home}');
  expect(focused()).toBe('Details');
  await user.keyboard('d');
  expect(focused()).toBe('Delete');
  await user.keyboard('c');
  expect(focused()).toBe('Close for days');
  await user.keyboard('x');
  expect(focused()).toBe('Close for days');
  await user.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['Close for days']]);
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('Details');
});

test('Escape gives the focus back, Tab goes on behind the button, and a press elsewhere closes', async () => {
  const { user, chosen, button } = openMenu();
  await user.click(button);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowDown}{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(focused()).toBe('After');
  await user.click(button);
  await user.click(button);
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Before' }));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(chosen).not.toHaveBeenCalled();
});
