import { beforeEach, expect, test, vi } from 'vitest';
import { dropAllDrafts } from '#web/lib/drafts.ts';
import { memoryStorage } from '#web/lib/testing/browser.ts';
import { changedFields, forgetRoomDraft, readRoomDraft, saveRoomDraft } from './roomDraft.ts';
import { newRoomFields } from './roomFields.ts';

const fields = { name: 'Kayonza store', humidityControl: true };
const draft = { userId: 'u', roomId: 'r', fields, withPicture: true };

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage());
});

test('what was typed of a room comes back to whoever typed it, for that room', () => {
  saveRoomDraft(draft);
  expect(readRoomDraft('u', 'r')).toEqual({ fields, withPicture: true });
  expect(readRoomDraft('somebody', 'r')).toBeUndefined();
  expect(readRoomDraft(undefined, 'r')).toBeUndefined();
  expect(readRoomDraft('u', 'another')).toBeUndefined();
  expect(readRoomDraft('u', undefined)).toBeUndefined();
});

test('a new room has a draft as well', () => {
  saveRoomDraft({ userId: 'u', fields, withPicture: false });
  expect(readRoomDraft('u', undefined)).toEqual({ fields, withPicture: false });
});

test('nothing is kept where nothing was typed, and nothing after it was forgotten', () => {
  saveRoomDraft({ ...draft, fields: {}, withPicture: false });
  expect(sessionStorage.length).toBe(0);
  saveRoomDraft(draft);
  forgetRoomDraft();
  expect(readRoomDraft('u', 'r')).toBeUndefined();
});

test('a logout leaves nothing behind', () => {
  saveRoomDraft(draft);
  dropAllDrafts();
  expect(sessionStorage.length).toBe(0);
});

test('only what differs from the room is a change', () => {
  const now = { ...newRoomFields, name: 'Kayonza store', humidityControl: true };
  expect(changedFields(newRoomFields, now)).toEqual(fields);
  expect(changedFields(now, now)).toEqual({});
});

test.each(['{', '[]', 'null', '7', '{"userId":"u","roomId":"r","fields":{"name":7,"odd":"x"}}'])(
  'what is broken is left out: %s',
  (text) => {
    sessionStorage.setItem('roomDraft', text);
    expect(readRoomDraft('u', 'r')?.fields ?? {}).toEqual({});
  },
);

test('without storage a form opens as it is', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveRoomDraft(draft);
  forgetRoomDraft();
  expect(readRoomDraft('u', 'r')).toBeUndefined();
});
