import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

/** A socket that never opens: nothing is pushed to the pages of these tests. */
class QuietSocket extends EventTarget {
  readyState = 0;
  close = () => undefined;
  send = () => undefined;
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', QuietSocket);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
