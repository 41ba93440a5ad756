import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
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
