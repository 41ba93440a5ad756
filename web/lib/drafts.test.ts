import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage, tokenOf } from './testing/browser.ts';

const claims = { role: 'user', names: 'Keza', email: 'keza@example.com', exp: 4e9 };
const tokenFor = (userId: string) => tokenOf({ ...claims, userId });
const draft = { message: 'Call me about my harvest.' };

/** The modules of a page that was just loaded. */
async function load() {
  vi.resetModules();
  return { ...(await import('./drafts.ts')), ...(await import('./session.ts')) };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('sessionStorage', memoryStorage());
});
afterEach(() => vi.unstubAllGlobals());

/** What somebody has typed whose session then ended by itself. */
async function typeAndEnd() {
  const page = await load();
  page.saveToken(tokenFor('u1'));
  page.writeDraft('contactDraft', draft);
  page.removeEndedToken();
  return page;
}

test('what was typed by whose session has ended is for nobody else who signs in after a reload', async () => {
  await typeAndEnd();
  const page = await load();
  expect(page.readDraft('contactDraft')).toBeUndefined();
  page.saveToken(tokenFor('u2'));
  expect(page.readDraft('contactDraft')).toBeUndefined();
  page.saveToken(tokenFor('u1'));
  expect(page.readDraft('contactDraft')).toEqual(draft);
});

test('what is typed on after a session has ended is still of its person', async () => {
  const page = await typeAndEnd();
  expect(page.readDraft('contactDraft')).toEqual(draft);
  const more = { message: `${draft.message} Today.` };
  page.writeDraft('contactDraft', more);
  const { saveToken, readDraft } = await load();
  saveToken(tokenFor('u2'));
  expect(readDraft('contactDraft')).toBeUndefined();
  saveToken(tokenFor('u1'));
  expect(readDraft('contactDraft')).toEqual(more);
});

test('a session that has ended before its person has typed, or while the page was away, was still theirs', async () => {
  const page = await load();
  page.saveToken(tokenFor('u1'));
  page.removeEndedToken();
  page.writeDraft('contactDraft', draft);
  page.saveToken(tokenFor('u1'));
  const { removeEndedToken, readDraft, saveToken } = await load();
  removeEndedToken();
  expect(readDraft('contactDraft')).toEqual(draft);
  saveToken(tokenFor('u2'));
  expect(readDraft('contactDraft')).toBeUndefined();
});

test('a visitor’s own goes with them through signing in, and is theirs from then on', async () => {
  const page = await load();
  page.writeDraft('contactDraft', draft);
  page.saveToken(tokenFor('u1'));
  expect(page.readDraft('contactDraft')).toEqual(draft);
  page.writeDraft('contactDraft', draft);
  page.saveToken(tokenFor('u2'));
  expect(page.readDraft('contactDraft')).toBeUndefined();
});

test('whoever comes after somebody who has left types as a visitor', async () => {
  const page = await load();
  page.saveToken(tokenFor('u1'));
  page.writeDraft('contactDraft', draft);
  page.saveToken(undefined);
  expect(page.readDraft('contactDraft')).toBeUndefined();
  page.writeDraft('contactDraft', draft);
  page.saveToken(tokenFor('u2'));
  expect(page.readDraft('contactDraft')).toEqual(draft);
});

test('what cannot be read is none', async () => {
  const { readDraft } = await load();
  for (const text of ['', 'null', '{']) {
    sessionStorage.setItem('contactDraft', text);
    expect(readDraft('contactDraft')).toBeUndefined();
  }
});
