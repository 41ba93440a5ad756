import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { forgetHouseContact } from '#web/features/company/useHouseContact.ts';
import { forgetHere } from '#web/lib/here.ts';
import { saveToken } from '#web/lib/session.ts';

// A busy machine is slow, and the code of a page comes when it is opened.
configure({ asyncUtilTimeout: 30_000 });

/** A socket that never opens: nothing is pushed to the pages of these tests. */
class QuietSocket extends EventTarget {
  readyState = 0;
  close = () => undefined;
  send = () => undefined;
}

/** Says of everything that it is in view, as there is no layout. */
class EverythingInView {
  readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.#tell = tell;
  }
  observe = () => this.#tell([{ isIntersecting: true }]);
  unobserve = () => undefined;
  disconnect = () => undefined;
}

/** A media query that never matches: a wide, light screen with motion. */
const noMedia = (media: string) => Object.assign(new EventTarget(), { media, matches: false });

// What jsdom does not have.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector<HTMLElement>('input, select, textarea, button, a[href]')?.focus();
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
HTMLElement.prototype.showPopover = function showPopover() {
  this.style.display = 'block';
};
Element.prototype.scrollIntoView = () => undefined;
Element.prototype.scrollTo = () => undefined;
// What a page still asks for when its test has ended asks no network.
globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));

/** Failed calls, which a test asks its server for, are logged by the site: they are no complaint. */
const isFailedCall = (what: unknown) => what instanceof Error && what.name === 'ApiFailure';

/** What the store's checks of development say where the machine is busy. */
const isSlowness = (what: unknown) => /Middleware took \d+ms/.test(String(what));

/** Errors and warnings of the console. A test removes those that it expects. */
export const complaints: unknown[] = [];

const complain = (...words: unknown[]) => {
  if (!words.some(isFailedCall) && !isSlowness(words[0])) complaints.push(words[0]);
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  vi.stubGlobal('WebSocket', QuietSocket);
  vi.stubGlobal('IntersectionObserver', EverythingInView);
  vi.stubGlobal('matchMedia', noMedia);
  vi.stubGlobal('scrollTo', () => undefined);
  localStorage.clear();
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  forgetHouseContact();
  forgetHere();
  // One that could not be stored is kept by the module, which the next file shares.
  saveToken(undefined);
  expect(complaints.splice(0), 'the console stays silent').toEqual([]);
});
