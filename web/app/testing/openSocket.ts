import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { SocketEvent } from '#shared/notification.ts';
import type { FakeBackend } from './backend.ts';

/** A socket that opens by itself, and hears what a test says. */
export class OpenSocket extends EventTarget {
  static present: OpenSocket | undefined;
  readyState = 0;
  constructor() {
    super();
    OpenSocket.present = this;
    setTimeout(() => {
      this.readyState = 1;
      this.dispatchEvent(new Event('open'));
    });
  }
  close = () => undefined;
  send = () => undefined;
}

/** Waits until the page asks for the count, as it does when its socket is open. */
export const untilListening = (backend: FakeBackend) =>
  waitFor(() => expect(backend.sentTo('notifications.count')).not.toEqual([]));

/** Has the server say something over the open socket. */
export const hear = (event: SocketEvent): void =>
  act(() => {
    const data = JSON.stringify(event);
    OpenSocket.present?.dispatchEvent(new MessageEvent('message', { data }));
  });
