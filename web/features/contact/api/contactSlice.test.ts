import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messages, successes } from '#shared/messages.ts';
import { makeStore } from '#web/app/store.ts';
import { answer, stubBrowser } from '#web/lib/testing/browser.ts';
import { contactReset, submitQuery } from './contactSlice.ts';

const query = { names: 'n', email: 'a@b.rw', questions: 'q' };

beforeEach(() => {
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says that a query was submitted, until it is reset [S3.25, S4.22]', async () => {
  stubBrowser(() => answer(201, { message: 'ok' }));
  const store = makeStore();
  const sending = store.dispatch(submitQuery(query));
  expect(store.getState().contact.loading).toBe(true);
  await sending;
  expect(store.getState().contact).toEqual({
    loading: false,
    successMessage: successes.querySubmitted,
    errorMessage: null,
  });
  store.dispatch(contactReset());
  expect(store.getState().contact.successMessage).toBeNull();
});

it('says what the server said, or its own words [S7.20]', async () => {
  let body = {};
  stubBrowser(() => answer(400, body));
  const store = makeStore();
  await store.dispatch(submitQuery(query));
  expect(store.getState().contact.errorMessage).toBe(messages.submitQueryFailed);
  body = { message: 'Required.' };
  await store.dispatch(submitQuery(query));
  expect(store.getState().contact.errorMessage).toBe('Required.');
});

it.each([201, 500])(
  'says nothing of a query (%s) that another form has not sent',
  async (status) => {
    stubBrowser(() => answer(status, { message: 'ok' }));
    const store = makeStore();
    const sending = store.dispatch(submitQuery(query));
    store.dispatch(contactReset());
    await sending;
    expect(store.getState().contact).toEqual({
      loading: false,
      successMessage: null,
      errorMessage: null,
    });
  },
);
