import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const escape = () => fireEvent(dialog(), createEvent('cancel', dialog(), { cancelable: true }));

test('a dialog stays open while a button in it waits for an answer', () => {
  const onClose = vi.fn();
  const show = (pending: boolean) => (
    <Dialog open title="Sure?" onClose={onClose} actions={<Button pending={pending}>Yes</Button>}>
      Words
    </Dialog>
  );
  const { rerender } = render(show(true));
  escape();
  fireEvent.mouseDown(dialog());
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(show(false));
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that the browser has closed by itself is closed for its page as well', () => {
  const onClose = vi.fn();
  const { rerender } = render(
    <Dialog open title="Sure?" onClose={onClose}>
      Words
    </Dialog>,
  );
  const element = dialog();
  element.close();
  fireEvent(element, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
  rerender(
    <Dialog open={false} title="Sure?" onClose={onClose}>
      Words
    </Dialog>,
  );
  fireEvent(element, new Event('close'));
  expect(onClose).toHaveBeenCalledOnce();
});
