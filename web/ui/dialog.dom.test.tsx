import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const escape = () => fireEvent(dialog(), createEvent('cancel', dialog(), { cancelable: true }));

/** Presses the mouse on the dialog itself, which takes up the window from 100 to 300 px, or on the backdrop around it. */
function press(clientX: number, clientY: number): void {
  vi.spyOn(dialog(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 200));
  fireEvent.mouseDown(dialog(), { clientX, clientY });
}

test('a dialog stays open while a button in it waits for an answer', () => {
  const onClose = vi.fn();
  const show = (pending: boolean) => (
    <Dialog open title="Sure?" onClose={onClose} actions={<Button pending={pending}>Yes</Button>}>
      Words
    </Dialog>
  );
  const { rerender } = render(show(true));
  escape();
  press(50, 200);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  rerender(show(false));
  escape();
  expect(onClose).toHaveBeenCalledOnce();
});

test('a dialog that the browser closes while a button in it waits is shown again', () => {
  const onClose = vi.fn();
  const show = (pending: boolean) => (
    <Dialog open title="Sure?" onClose={onClose} actions={<Button pending={pending}>Yes</Button>}>
      <input data-first-focus />
    </Dialog>
  );
  const { rerender } = render(show(true));
  const element = dialog();
  const closeByForce = () => {
    element.close();
    fireEvent(element, new Event('close'));
  };
  screen.getByRole('button', { name: 'Close' }).focus();
  closeByForce();
  expect(element.open).toBe(true);
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(onClose).not.toHaveBeenCalled();
  rerender(show(false));
  closeByForce();
  expect(element.open).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press on the backdrop closes a dialog, and one on its scroll bar or its edge does not', () => {
  const onClose = vi.fn();
  render(
    <Dialog open title="Sure?" onClose={onClose}>
      Words
    </Dialog>,
  );
  press(295, 200);
  press(100, 100);
  press(300, 300);
  fireEvent.mouseDown(screen.getByText('Sure?'), { clientX: 50, clientY: 50 });
  expect(onClose).not.toHaveBeenCalled();
  press(99, 200);
  press(301, 200);
  press(200, 99);
  press(200, 301);
  expect(onClose).toHaveBeenCalledTimes(4);
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
