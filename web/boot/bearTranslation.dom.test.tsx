import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { translate } from '#web/lib/testing/translate.ts';
import { bearTranslation } from './bearTranslation.ts';

const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype);

beforeEach(bearTranslation);

afterEach(() => {
  Object.defineProperties(Node.prototype, { insertBefore, removeChild });
});

const Words = ({ problem, working }: { problem?: boolean; working?: boolean }) => (
  <p>
    {problem && <strong>It failed.</strong>}
    {working ? 'Saving...' : null}
    <em>Before midnight</em>
  </p>
);

test('something is shown beside a text that the browser has translated', () => {
  const { container, rerender } = render(<Words working />);
  translate(container);
  rerender(<Words working problem />);
  expect(screen.getByText('It failed.')).toBeVisible();
  rerender(<Words working />);
  expect(screen.queryByText('It failed.')).toBeNull();
});

test('the page stays where such a text is taken away', () => {
  const { container, rerender } = render(<Words working />);
  translate(container);
  rerender(<Words />);
  expect(screen.getByText('BEFORE MIDNIGHT')).toBeVisible();
});

test('what is not translated stands in its order', () => {
  const { container, rerender } = render(<Words />);
  rerender(<Words working problem />);
  expect(container).toHaveTextContent('It failed.Saving...Before midnight');
  rerender(<Words />);
  expect(container).toHaveTextContent(/^Before midnight$/);
});
